# Che cosa dice l'allenatore di ogni tipo di domanda: che cosa significa e a che cosa pensare.

coach-means-bid = Tutti mettono insieme, coperti, tutti i loro segnalini. L'offerta più alta su un personaggio vince ciò che vi è scritto; offerte uguali non vincono nulla, e tutti i segnalini se ne vanno.
coach-think-bid = Guarda le mani scoperte: dove nessuno può batterti con Forza o Ricatto? Metti qualcosa in più dove vogliono andare anche gli altri, e vinci segnalini per il prossimo round.
coach-means-spy = La Spia sostituisce un cubetto di un rivale con uno tuo, dove vuoi.
coach-think-spy = Cerca una zona dove questo cubetto cambia chi è in testa: conta due volte, uno in meno per loro e uno in più per te. Prima le zone che valgono di più.
coach-means-apothecary = Lo Speziale fa scambiare di posto due cubetti di colore diverso tra due zone. Per cominciare ne scegli uno.
coach-think-apothecary = Prendine uno tuo da dove sei in testa al sicuro o non puoi più esserlo, oppure uno di un rivale di cui vuoi il posto.
coach-means-apothecary-with = Ora scegli il cubetto con cui fa lo scambio.
coach-think-apothecary-with = Lo scambio è buono se poi sei in testa da qualche parte senza perdere altrove; o se toglie il primato a chi è davanti.
