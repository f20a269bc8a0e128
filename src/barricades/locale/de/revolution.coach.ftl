# Was der Trainer zu jeder Art von Frage sagt: was sie bedeutet und woran man denken sollte.

coach-means-bid = Alle legen gleichzeitig alle Plättchen verdeckt. Das höchste Gebot auf eine Person gewinnt, was bei ihr steht; gleiche Gebote gewinnen nichts, und alle Plättchen sind fort.
coach-think-bid = Sieh auf die offenen Hände: Wo kann niemand dein Gebot mit Gewalt oder Erpressung schlagen? Leg etwas mehr, wo auch andere hinwollen, und gewinne neue Plättchen für die nächste Runde.
coach-means-spy = Der Spion ersetzt irgendwo einen fremden Stein durch einen von dir.
coach-think-spy = Such ein Gebiet, in dem dieser eine Stein die Führung wechseln lässt: Er zählt doppelt, einer weniger für sie, einer mehr für dich. Die wertvollsten Gebiete zuerst.
coach-means-apothecary = Der Apotheker lässt zwei Steine verschiedener Farbe aus zwei Gebieten die Plätze tauschen. Zuerst wählst du den einen.
coach-think-apothecary = Nimm einen eigenen von dort, wo du sicher führst oder nicht mehr führen kannst, oder einen fremden, dessen Platz du haben willst.
coach-means-apothecary-with = Nun wählst du den Stein, mit dem er tauscht.
coach-think-apothecary-with = Gut ist der Tausch, wenn du danach irgendwo führst und nirgends eine Führung verlierst; oder wenn er dem Führenden die seine nimmt.
