-- Q1 appointment ends before it begins or lasts more than twelve hours
select count(*) filter (where ende <= beginn or ende - beginn > interval '12 hours') as bad, count(*) as "all" from termine where true;

-- Q2 cancelled appointment without cancel time, or a finished one with cancel time or canceller
select count(*) filter (where (status = 'abgesagt' and abgesagt_am is null) or (status in ('abgeschlossen', 'bestaetigt', 'angefragt') and (abgesagt_am is not null or abgesagt_von is not null or absage_grund is not null)) or abgesagt_am < erstellt_am) as bad, count(*) as "all" from termine where status in ('abgesagt', 'abgeschlossen', 'bestaetigt', 'angefragt');

-- Q3 appointment finished or missed although it lies in the future
select count(*) filter (where beginn > now()::timestamp + interval '1 day') as bad, count(*) as "all" from termine where status in ('abgeschlossen', 'nicht_erschienen');

-- Q4 reminder sent before the appointment was booked or after it began
select count(*) filter (where erinnerung_gesendet_am < erstellt_am or erinnerung_gesendet_am > beginn) as bad, count(*) as "all" from termine where erinnerung_gesendet_am is not null;

-- Q5 net plus tax is not gross, or tax above nineteen percent
select count(*) filter (where abs(nettobetrag + mwst_betrag - bruttobetrag) > 0.02 or mwst_betrag > 0.19 * nettobetrag + 0.1) as bad, count(*) as "all" from rechnungen where nettobetrag >= 0;

-- Q6 open amount is not gross less paid
select count(*) filter (where abs(offener_betrag - (bruttobetrag - bezahlt_betrag)) > 0.02) as bad, count(*) as "all" from rechnungen where status in ('offen', 'teilbezahlt', 'bezahlt');

-- Q7 paid invoice without pay time or with an open amount, or an unpaid one with pay time or nothing open
select count(*) filter (where (status = 'bezahlt' and (bezahlt_am is null or offener_betrag > 0.02)) or (status in ('offen', 'entwurf') and bezahlt_am is not null) or (status = 'teilbezahlt' and (bezahlt_betrag <= 0 or bezahlt_betrag >= bruttobetrag))) as bad, count(*) as "all" from rechnungen where status <> 'storniert';

-- Q8 invoice due before its date or more than a year later
select count(*) filter (where faellig_am < rechnungsdatum or faellig_am > rechnungsdatum + 366) as bad, count(*) as "all" from rechnungen where true;

-- Q9 invoice line total is not quantity times price less discount
select count(*) filter (where abs(gesamtpreis - menge * einzelpreis * (1 - rabatt_prozent / 100)) > 0.02) as bad, count(*) as "all" from rechnungspositionen where true;

-- Q10 voucher with more left than it was worth, fully redeemed with money left, or valid until before it was bought
select count(*) filter (where restbetrag > betrag or restbetrag < 0 or (status = 'eingeloest' and restbetrag > 0) or gueltig_bis < gekauft_am) as bad, count(*) as "all" from gutscheine where true;

-- Q11 leave ends before it starts, counts more days than there are, or approval contradicts the status
select count(*) filter (where bis < von or tage <= 0 or tage > bis - von + 1 or (status = 'beantragt' and (genehmigt_am is not null or genehmigt_von is not null))) as bad, count(*) as "all" from urlaube where true;

-- Q12 draft message with send or read time, or a read one never sent or read before sent
select count(*) filter (where (status = 'entwurf' and (gesendet_am is not null or gelesen_am is not null)) or (status = 'gelesen' and gelesen_am is null) or gelesen_am < gesendet_am) as bad, count(*) as "all" from nachrichten where status in ('entwurf', 'gelesen') or gelesen_am is not null;

-- Q13 room of an appointment lies at another location than the appointment
select count(*) filter (where r.standort_id <> t.standort_id) as bad, count(*) as "all" from termine t join raeume r on r.id = t.raum_id where true;

-- Q14 requested or confirmed appointment with an employee who does not offer the service
select count(*) filter (where not exists (select 1 from mitarbeiter_leistungen ml where ml.mitarbeiter_id = t.mitarbeiter_id and ml.leistung_id = t.leistung_id)) as bad, count(*) as "all" from termine t where t.status in ('angefragt', 'bestaetigt');

-- Q15 customer or employee in two places at the same time
select count(*) filter (where exists (select 1 from termine u where u.id <> t.id and u.status in ('bestaetigt', 'abgeschlossen') and u.standort_id <> t.standort_id and (u.mitarbeiter_id = t.mitarbeiter_id or u.kunde_id = t.kunde_id) and u.beginn < t.ende and t.beginn < u.ende)) as bad, count(*) as "all" from termine t where t.status in ('bestaetigt', 'abgeschlossen');

-- Q16 finished appointment before the employee came or after the employee left
select count(*) filter (where t.beginn::date < m.eintritt_am or t.beginn::date > m.austritt_am) as bad, count(*) as "all" from termine t join mitarbeiter m on m.id = t.mitarbeiter_id where t.status = 'abgeschlossen';

-- Q17 invoice or document about an appointment of another customer
select count(*) filter (where x.kunde_id <> t.kunde_id) as bad, count(*) as "all" from (select kunde_id, termin_id from rechnungen union all select kunde_id, termin_id from dokumente) x join termine t on t.id = x.termin_id where true;

-- Q18 invoice lines add up neither to the net nor to the gross amount
select count(*) filter (where abs(s.summe - r.nettobetrag) > 0.1 and abs(s.summe - r.bruttobetrag) > 0.1) as bad, count(*) as "all" from rechnungen r join (select rechnung_id, sum(gesamtpreis) as summe from rechnungspositionen group by rechnung_id) s on s.rechnung_id = r.id where r.status <> 'entwurf';

-- Q19 payment booked for another customer than the invoice, or before the invoice was made by more than a month
select count(*) filter (where z.kunde_id <> r.kunde_id or z.gezahlt_am < r.rechnungsdatum - 31) as bad, count(*) as "all" from zahlungen z join rechnungen r on r.id = z.rechnung_id where true;

-- Q20 paid amount of an invoice is not the sum of its booked payments, with or without vouchers
select count(*) filter (where abs(r.bezahlt_betrag - z.summe) > 0.02 and abs(r.bezahlt_betrag - z.summe - g.summe) > 0.02) as bad, count(*) as "all" from rechnungen r cross join lateral (select coalesce(sum(betrag), 0) as summe from zahlungen where rechnung_id = r.id and status = 'gebucht') z cross join lateral (select coalesce(sum(betrag), 0) as summe from gutschein_einloesungen where rechnung_id = r.id) g where r.status in ('offen', 'teilbezahlt', 'bezahlt');

-- Q21 reminder before the invoice was due, for a draft, or level of the invoice below its reminders
select count(*) filter (where m.mahndatum < r.faellig_am or r.status = 'entwurf' or r.mahnstufe < m.stufe) as bad, count(*) as "all" from mahnungen m join rechnungen r on r.id = m.rechnung_id where m.status <> 'storniert';

-- Q22 review by another customer or about another employee than the appointment, before it, or of one that never took place
select count(*) filter (where b.kunde_id <> t.kunde_id or b.mitarbeiter_id <> t.mitarbeiter_id or b.erstellt_am < t.beginn or t.status in ('angefragt', 'abgesagt')) as bad, count(*) as "all" from bewertungen b join termine t on t.id = b.termin_id where true;

-- Q23 rest of a voucher is not its worth less what was redeemed
select count(*) filter (where abs(g.restbetrag - (g.betrag - coalesce((select sum(e.betrag) from gutschein_einloesungen e where e.gutschein_id = g.id), 0))) > 0.02) as bad, count(*) as "all" from gutscheine g where g.status in ('aktiv', 'eingeloest');

-- Q24 number of appointments of a customer fits neither the finished nor all appointments nor anything between
select count(*) filter (where k.anzahl_termine not between (select count(*) from termine t where t.kunde_id = k.id and t.status = 'abgeschlossen') and (select count(*) from termine t where t.kunde_id = k.id)) as bad, count(*) as "all" from kunden k where true;

-- Q25 price of a service above five thousand euros or less than one
select count(*) filter (where preis > 5000 or preis < 1) as bad, count(*) as "all" from leistungen where preis > 0;

-- Q26 length of a service below five minutes, above eight hours or not in steps of five minutes
select count(*) filter (where dauer_minuten < 5 or dauer_minuten > 480 or dauer_minuten % 5 <> 0) as bad, count(*) as "all" from leistungen where aktiv;

-- Q27 appointment far shorter or far longer than its service
select count(*) filter (where t.ende - t.beginn < 0.4 * l.dauer_minuten * interval '1 minute' or t.ende - t.beginn > (3 * l.dauer_minuten + 30) * interval '1 minute') as bad, count(*) as "all" from termine t join leistungen l on l.id = t.leistung_id where t.ende > t.beginn;

-- Q28 appointment booked online begins at an odd minute or second
select count(*) filter (where extract(second from beginn) <> 0 or extract(minute from beginn)::int % 5 <> 0) as bad, count(*) as "all" from termine where quelle = 'online';

-- Q29 appointment long before opening or long after closing of its location
select count(*) filter (where extract(epoch from t.beginn::time) < extract(epoch from s.oeffnet_um) - 3600 or extract(epoch from t.beginn::time) > extract(epoch from s.schliesst_um) + 3600) as bad, count(*) as "all" from termine t join standorte s on s.id = t.standort_id where s.schliesst_um > s.oeffnet_um and t.status in ('bestaetigt', 'abgeschlossen');

-- Q30 German postcode that is not five digits
select count(*) filter (where plz !~ '^[0-9]{5}$') as bad, count(*) as "all" from (select plz from kunden where land = 'DE' union all select plz from standorte) x where plz is not null;

-- Q31 name of a person with digits or odd signs, or the same word as first and last name
select count(*) filter (where vorname ~ '[0-9_@#{}<>/]' or nachname ~ '[0-9_@#{}<>/]' or lower(vorname) = lower(nachname)) as bad, count(*) as "all" from (select vorname, nachname from kunden union all select vorname, nachname from mitarbeiter) x where true;

-- Q32 same longer review comment or incoming message more than three times
select count(*) filter (where n > 3) as bad, count(*) as "all" from (select count(*) over (partition by src, lower(t)) as n from (select 1 as src, kommentar as t from bewertungen union all select 2, inhalt from nachrichten where richtung = 'eingehend') y where char_length(t) >= 40) x where true;

-- Q33 text of a message, comment or description is filler
select count(*) filter (where t ~* 'lorem ipsum|dolor sit amet' or t ~* '^(inhalt|kommentar|text|nachricht|beschreibung|wert|test|sample|value)[ _-]*[0-9]+$') as bad, count(*) as "all" from (select inhalt as t from nachrichten union all select kommentar from bewertungen union all select beschreibung from leistungen) x where t is not null;

-- Q34 year in the invoice number is not the year of the invoice
select count(*) filter (where substring(rechnungsnummer from '^[^0-9]*(20[0-9]{2})[-/_.]')::int <> extract(year from rechnungsdatum)::int) as bad, count(*) as "all" from rechnungen where rechnungsnummer ~ '^[^0-9]*20[0-9]{2}[-/_.]';

-- Q35 two active services of the same name and length in one category, or an issued invoice without any line
select count(*) filter (where not ok) as bad, count(*) as "all" from (select count(*) over (partition by kategorie_id, lower(name), dauer_minuten) = 1 as ok from leistungen where aktiv union all select exists (select 1 from rechnungspositionen p where p.rechnung_id = r.id) from rechnungen r where r.status in ('offen', 'teilbezahlt', 'bezahlt')) x where true;

-- Q36 dunning fee, voucher worth, weekly hours or yearly leave outside what is usual
select count(*) filter (where not ok) as bad, count(*) as "all" from (select mahngebuehr between 0 and 60 as ok from mahnungen union all select betrag between 3 and 3000 from gutscheine union all select wochenstunden between 1 and 60 and urlaubstage_pro_jahr between 1 and 60 from mitarbeiter where aktiv) x where true;
