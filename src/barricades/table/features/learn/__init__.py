"""The games taught by their own rules, lesson by lesson."""
