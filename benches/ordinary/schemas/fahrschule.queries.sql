-- Q1 eine Fahrstunde endet nicht nach ihrem Beginn
select count(*) filter (where ende <= beginn) as bad, count(*) as "all" from fahrstunden;

-- Q2 dauer_minuten einer Fahrstunde ist nicht die Zeit von beginn bis ende
select count(*) filter (where abs(extract(epoch from ende - beginn) / 60 - dauer_minuten) > 1) as bad, count(*) as "all" from fahrstunden;

-- Q3 eine Fahrstunde dauert weniger als 30 Minuten oder mehr als fuenf Stunden
select count(*) filter (where ende - beginn < interval '30 minutes' or ende - beginn > interval '5 hours') as bad, count(*) as "all" from fahrstunden;

-- Q4 eine durchgefuehrte Fahrstunde liegt in der Zukunft
select count(*) filter (where beginn > timestamp '2026-01-04') as bad, count(*) as "all" from fahrstunden where status in ('durchgefuehrt', 'nicht_erschienen');

-- Q5 eine geplante Fahrstunde liegt in der Vergangenheit
select count(*) filter (where beginn < timestamp '2025-12-29') as bad, count(*) as "all" from fahrstunden where status = 'geplant';

-- Q6 eine Fahrstunde hat eine Absagezeit ohne abgesagt zu sein oder ist abgesagt ohne Absagezeit
select count(*) filter (where (status = 'abgesagt') <> (abgesagt_am is not null)) as bad, count(*) as "all" from fahrstunden;

-- Q7 der Kilometerstand am Ende einer Fahrstunde ist kleiner als am Anfang oder um mehr als 400 km groesser
select count(*) filter (where km_ende < km_anfang or km_ende - km_anfang > 400) as bad, count(*) as "all" from fahrstunden where km_anfang is not null and km_ende is not null;

-- Q8 eine Fahrstunde wurde erst nach ihrem Beginn gebucht
select count(*) filter (where gebucht_am > beginn) as bad, count(*) as "all" from fahrstunden;

-- Q9 eine Fahrstunde findet vor dem Beginn oder nach dem Ende des Ausbildungsvertrags statt
select count(*) filter (where f.beginn::date < v.beginn or f.beginn::date > v.ende) as bad, count(*) as "all" from fahrstunden f join ausbildungsvertraege v on v.id = f.vertrag_id where f.status <> 'abgesagt';

-- Q10 ein Fahrlehrer hat zwei Fahrstunden zur gleichen Zeit
select count(*) filter (where exists (select 1 from fahrstunden g where g.fahrlehrer_id = f.fahrlehrer_id and g.id <> f.id and g.status <> 'abgesagt' and g.beginn < f.ende and f.beginn < g.ende)) as bad, count(*) as "all" from fahrstunden f where f.status <> 'abgesagt' and f.beginn < f.ende;

-- Q11 das Fahrzeug einer Fahrstunde ist fuer eine andere Klasse als der Vertrag
select count(*) filter (where z.klasse <> v.klasse) as bad, count(*) as "all" from fahrstunden f join ausbildungsvertraege v on v.id = f.vertrag_id join fahrzeuge z on z.id = f.fahrzeug_id;

-- Q12 eine Fahrstunde findet mit einem Fahrzeug statt, das noch nicht angeschafft oder schon ausgemustert ist
select count(*) filter (where f.beginn::date < z.angeschafft_am or f.beginn::date > z.ausgemustert_am) as bad, count(*) as "all" from fahrstunden f join fahrzeuge z on z.id = f.fahrzeug_id where f.status <> 'abgesagt';

-- Q13 eine Fahrstunde gibt ein Fahrlehrer, der noch nicht eingestellt oder schon ausgeschieden ist
select count(*) filter (where f.beginn::date < l.eingestellt_am or f.beginn::date > l.ausgeschieden_am) as bad, count(*) as "all" from fahrstunden f join fahrlehrer l on l.id = f.fahrlehrer_id where f.status <> 'abgesagt';

-- Q14 eine Fahrstunde kostet weniger als die Haelfte des Preises einer Fahrstunde im Vertrag oder mehr als das Achtfache
select count(*) filter (where f.preis < v.preis_fahrstunde / 2 or f.preis > 8 * v.preis_fahrstunde) as bad, count(*) as "all" from fahrstunden f join ausbildungsvertraege v on v.id = f.vertrag_id where f.status = 'durchgefuehrt' and v.preis_fahrstunde > 0;

-- Q15 ein Fahrlehrer ist als Fahrlehrer einer Klasse im Vertrag, fuer die er keine Berechtigung hat
select count(*) filter (where not exists (select 1 from fahrlehrer_klassen k where k.fahrlehrer_id = v.fahrlehrer_id and k.klasse = v.klasse)) as bad, count(*) as "all" from ausbildungsvertraege v;

-- Q16 ein Vertrag ist von einem anderen Schueler als seine Anmeldung
select count(*) filter (where a.fahrschueler_id <> v.fahrschueler_id) as bad, count(*) as "all" from ausbildungsvertraege v join anmeldungen a on a.id = v.anmeldung_id;

-- Q17 ein Vertrag ist fuer eine andere Klasse als seine Anmeldung
select count(*) filter (where a.klasse <> v.klasse) as bad, count(*) as "all" from ausbildungsvertraege v join anmeldungen a on a.id = v.anmeldung_id;

-- Q18 zu einer Anmeldung, die abgelehnt oder noch neu ist, gibt es einen unterschriebenen Vertrag
select count(*) filter (where a.status <> 'angenommen') as bad, count(*) as "all" from ausbildungsvertraege v join anmeldungen a on a.id = v.anmeldung_id where v.status <> 'entwurf';

-- Q19 ein Vertrag hat einen Tag der Kuendigung ohne gekuendigt zu sein oder ist gekuendigt ohne diesen Tag
select count(*) filter (where (status = 'gekuendigt') <> (gekuendigt_am is not null)) as bad, count(*) as "all" from ausbildungsvertraege;

-- Q20 ein abgeschlossener Vertrag hat kein Ende, oder ein aktiver hat eines in der Vergangenheit
select count(*) filter (where case status when 'abgeschlossen' then ende is null or ende > date '2026-01-04' else ende < date '2025-12-29' end) as bad, count(*) as "all" from ausbildungsvertraege where status in ('abgeschlossen', 'aktiv');

-- Q21 eine Sonderfahrt kostet im Vertrag weniger als eine Uebungsfahrt
select count(*) filter (where preis_sonderfahrt < preis_fahrstunde) as bad, count(*) as "all" from ausbildungsvertraege;

-- Q22 ein Schueler war bei Vertragsbeginn mehr als zwei Jahre unter dem Mindestalter der Klasse oder ueber 90
select count(*) filter (where v.beginn < s.geburtsdatum + make_interval(years => k.mindestalter - 2) or v.beginn > s.geburtsdatum + interval '90 years') as bad, count(*) as "all" from ausbildungsvertraege v join fahrschueler s on s.id = v.fahrschueler_id join fuehrerscheinklassen k on k.kuerzel = v.klasse;

-- Q23 ein Schueler hat zwei aktive Vertraege fuer dieselbe Klasse
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select fahrschueler_id, klasse, count(*) as n from ausbildungsvertraege where status = 'aktiv' group by fahrschueler_id, klasse) x;

-- Q24 eine Anmeldung wurde bearbeitet bevor sie einging
select count(*) filter (where bearbeitet_am < eingegangen_am) as bad, count(*) as "all" from anmeldungen where bearbeitet_am is not null;

-- Q25 eine Anmeldung hat einen Ablehnungsgrund ohne abgelehnt zu sein
select count(*) filter (where status <> 'abgelehnt') as bad, count(*) as "all" from anmeldungen where ablehnungsgrund is not null;

-- Q26 die E-Mail-Adresse eines Fahrlehrers enthaelt nicht seinen Nachnamen (die ersten drei Buchstaben)
select count(*) filter (where position(lower(left(nachname, 3)) in lower(split_part(email, '@', 1))) = 0) as bad, count(*) as "all" from fahrlehrer where nachname ~ '^[A-Za-z]{3}';

-- Q27 ein Fahrlehrer war unter 21, als er den Fahrlehrerschein bekam
select count(*) filter (where fahrlehrerschein_seit < geburtsdatum + interval '21 years') as bad, count(*) as "all" from fahrlehrer;

-- Q28 ein ausgeschiedener Fahrlehrer ist noch aktiv
select count(*) filter (where aktiv) as bad, count(*) as "all" from fahrlehrer where ausgeschieden_am < date '2025-12-29';

-- Q29 ein Theorietermin hat mehr Teilnehmer als Plaetze
select count(*) filter (where n.n > t.plaetze) as bad, count(*) as "all" from theorie_termine t join (select termin_id, count(*) as n from theorie_teilnahmen group by termin_id) n on n.termin_id = t.id;

-- Q30 ein Schueler war anwesend bei einem Theorietermin, der nicht stattfand oder noch nicht war
select count(*) filter (where t.status <> 'durchgefuehrt') as bad, count(*) as "all" from theorie_teilnahmen n join theorie_termine t on t.id = n.termin_id where n.anwesend;

-- Q31 eine praktische Pruefung war vor der bestandenen theoretischen desselben Vertrags
select count(*) filter (where p.pruefungstermin < t.pruefungstermin) as bad, count(*) as "all" from pruefungen p join pruefungen t on t.vertrag_id = p.vertrag_id and t.art = 'theorie' and t.ergebnis = 'bestanden' where p.art = 'praxis';

-- Q32 ein spaeterer Versuch einer Pruefung folgt auf eine bestandene oder liegt vor dem frueheren Versuch
select count(*) filter (where f.ergebnis = 'bestanden' or f.pruefungstermin >= p.pruefungstermin) as bad, count(*) as "all" from pruefungen p join pruefungen f on f.vertrag_id = p.vertrag_id and f.art = p.art and f.versuch = p.versuch - 1;

-- Q33 eine Pruefung hat ein Ergebnis und liegt in der Zukunft
select count(*) filter (where pruefungstermin > timestamp '2026-01-04') as bad, count(*) as "all" from pruefungen where ergebnis <> 'angemeldet';

-- Q34 netto, mwst_betrag und brutto einer Rechnung passen nicht zusammen
select count(*) filter (where abs(brutto - netto - mwst_betrag) > 0.01 or abs(mwst_betrag - netto * mwst_satz / 100) > 0.05) as bad, count(*) as "all" from rechnungen;

-- Q35 der Nettobetrag einer Rechnung ist nicht die Summe ihrer Positionen
select count(*) filter (where abs(r.netto - p.s) > 0.02) as bad, count(*) as "all" from rechnungen r join (select rechnung_id, sum(gesamtpreis) as s from rechnungspositionen group by rechnung_id) p on p.rechnung_id = r.id;

-- Q36 auf eine bezahlte Rechnung ist nicht ihr Bruttobetrag eingegangen (ohne Gutschein)
select count(*) filter (where abs(coalesce(z.s, 0) - r.brutto) > 0.01) as bad, count(*) as "all" from rechnungen r left join (select rechnung_id, sum(betrag) as s from zahlungen where rueckbuchung_am is null group by rechnung_id) z on z.rechnung_id = r.id where r.status = 'bezahlt' and r.gutschein_id is null;
