-- Corrected Q53: four digits within a longer number are no year.
-- Q1 private customer with a company's name or VAT number, or without a name; company without its name
select count(*) filter (where (art = 'privat' and (firmenname is not null or ust_id is not null or nachname is null)) or (art = 'firma' and firmenname is null)) as bad, count(*) as all from kunden;
-- Q2 reason of a block without one
select count(*) filter (where not gesperrt) as bad, count(*) as all from kunden where sperrgrund is not null;
-- Q3 umsatz_gesamt is not the sum of the customer's invoices (net, gross or paid)
select count(*) filter (where abs(umsatz_gesamt - n) > 0.01 and abs(umsatz_gesamt - b) > 0.01 and abs(umsatz_gesamt - p) > 0.01) as bad, count(*) as all
from (select k.*, s.* from kunden k cross join lateral (select coalesce(sum(nettobetrag), 0) n, coalesce(sum(bruttobetrag), 0) b, coalesce(sum(bezahlt_betrag), 0) p from rechnungen r
  where r.kunde_id = k.id and r.status not in ('entwurf', 'storniert') and r.art <> 'storno') s) x;
-- Q4 more than one standard address of a kind for a customer
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) filter (where ist_standard) n from adressen group by kunde_id, typ) x;
-- Q5 postcode that is not of five digits, or house number without a digit
select count(*) filter (where plz !~ '^\d{5}$' or hausnummer !~ '\d') as bad, count(*) as all from adressen;
-- Q6 employee who began below 14 or above 70 years of age, or left before beginning
select count(*) filter (where eintritt < geburtsdatum + interval '14 years' or eintritt > geburtsdatum + interval '70 years' or austritt < eintritt) as bad, count(*) as all from mitarbeiter;
-- Q7 active though gone, or not active without having gone
select count(*) filter (where (aktiv and austritt <= '2026-01-01') or (not aktiv and austritt is null)) as bad, count(*) as all from mitarbeiter;
-- Q8 sold below what it costs
select count(*) filter (where verkaufspreis < einkaufspreis) as bad, count(*) as all from artikel;
-- Q9 rate of VAT that Germany does not have
select count(*) filter (where mwst_satz not in (0, 7, 16, 19)) as bad, count(*) as all from (select mwst_satz from artikel union all select mwst_satz from rechnungen) x;
-- Q10 building site of another customer in an offer or order
select count(*) filter (where a.kunde_id <> x.kunde_id) as bad, count(*) as all
from (select kunde_id, baustelle_id from angebote union all select kunde_id, baustelle_id from auftraege) x join adressen a on a.id = x.baustelle_id;
-- Q11 address of an invoice of another customer
select count(*) filter (where a.kunde_id <> r.kunde_id) as bad, count(*) as all from rechnungen r join adressen a on a.id = r.rechnungsadresse_id;
-- Q12 invoice to a building site though the customer has an address for invoices
select count(*) filter (where a.typ = 'baustelle' and exists (select 1 from adressen x where x.kunde_id = r.kunde_id and x.typ = 'rechnung')) as bad, count(*) as all from rechnungen r join adressen a on a.id = r.rechnungsadresse_id;
-- Q13 offer valid until before its date, or longer than a year
select count(*) filter (where gueltig_bis < angebotsdatum or gueltig_bis > angebotsdatum + 366) as bad, count(*) as all from angebote;
-- Q14 gross of an offer is not net and VAT
select count(*) filter (where abs(bruttosumme - (nettosumme + mwst_betrag)) > 0.01) as bad, count(*) as all from angebote;
-- Q15 net of an offer is not the sum of its positions
select count(*) filter (where abs(a.nettosumme - s) > 0.01) as bad, count(*) as all from angebote a join (select angebot_id, sum(gesamtpreis) s from angebotspositionen group by 1) p on p.angebot_id = a.id;
-- Q16 price of a position is not quantity times price less discount
select count(*) filter (where abs(gesamtpreis - menge * einzelpreis * (1 - rabatt_prozent / 100)) > 0.02 or rabatt_prozent > 100) as bad, count(*) as all from angebotspositionen;
-- Q17 unit of a position is not that of its article
select count(*) filter (where x.einheit <> a.einheit) as bad, count(*) as all
from (select artikel_id, einheit from angebotspositionen union all select artikel_id, einheit from rechnungspositionen) x join artikel a on a.id = x.artikel_id;
-- Q18 positions of an offer or invoice are not 1, 2, 3 … (or 10, 20, 30 …)
select count(*) filter (where position not in (k, 10 * k)) as bad, count(*) as all
from (select position, row_number() over (partition by angebot_id order by position) k from angebotspositionen union all select position, row_number() over (partition by rechnung_id order by position) from rechnungspositionen) x;
-- Q19 draft that was sent, sent without a time, decided without having been sent, or sent before its date
select count(*) filter (where (status = 'entwurf' and (versendet_am is not null or entschieden_am is not null)) or (status in ('versendet', 'angenommen', 'abgelehnt') and versendet_am is null)
  or (status in ('angenommen', 'abgelehnt') and entschieden_am is null) or (status = 'versendet' and entschieden_am is not null) or entschieden_am < versendet_am or versendet_am < angebotsdatum) as bad, count(*) as all from angebote;
-- Q20 reason of refusal of an offer that was not refused
select count(*) filter (where status <> 'abgelehnt') as bad, count(*) as all from angebote where ablehnungsgrund is not null;
-- Q21 order from an offer of another customer, or from one that was not accepted
select count(*) filter (where a.kunde_id <> o.kunde_id or a.status <> 'angenommen') as bad, count(*) as all from auftraege o join angebote a on a.id = o.angebot_id;
-- Q22 sum of an order is not that of its offer (net or gross)
select count(*) filter (where abs(o.auftragssumme - a.nettosumme) > 0.01 and abs(o.auftragssumme - a.bruttosumme) > 0.01) as bad, count(*) as all from auftraege o join angebote a on a.id = o.angebot_id;
-- Q23 planned end before the planned beginning, or done before begun
select count(*) filter (where geplant_bis < geplant_von or abgeschlossen_am < begonnen_am or abnahme_am < abgeschlossen_am::date or begonnen_am < erstellt_am) as bad, count(*) as all from auftraege;
-- Q24 finished without a time, or planned with one, or in work without having begun
select count(*) filter (where (status in ('abgeschlossen', 'abgerechnet') and abgeschlossen_am is null) or (status in ('geplant', 'in_arbeit') and abgeschlossen_am is not null) or (status = 'in_arbeit' and begonnen_am is null)
  or (status = 'geplant' and begonnen_am is not null)) as bad, count(*) as all from auftraege;
-- Q25 accepted by the customer though not finished
select count(*) filter (where status not in ('abgeschlossen', 'abgerechnet')) as bad, count(*) as all from auftraege where abnahme_am is not null;
-- Q26 actual hours are not the sum of the recorded ones
select count(*) filter (where abs(stunden_ist - n) > 0.05) as bad, count(*) as all from (select a.*, (select coalesce(sum(stunden), 0) from zeiterfassung z where z.auftrag_id = a.id) n from auftraege a) a;
-- Q27 site manager who is an apprentice or works in the office
select count(*) filter (where m.rolle in ('azubi', 'buero')) as bad, count(*) as all from auftraege a join mitarbeiter m on m.id = a.bauleiter_id;
-- Q28 invoiced order without invoice
select count(*) filter (where not exists (select 1 from rechnungen r where r.auftrag_id = a.id)) as bad, count(*) as all from auftraege a where status = 'abgerechnet';
-- Q29 appointment that ends before it begins, lasts over a day, or overlaps another of the person
select count(*) filter (where t.ende <= t.beginn or t.ende - t.beginn > interval '24 hours' or exists (select 1 from termine x where x.mitarbeiter_id = t.mitarbeiter_id and x.id <> t.id and x.status <> 'abgesagt' and x.beginn < t.ende and t.beginn < x.ende)) as bad,
  count(*) as all from termine t where status <> 'abgesagt';
-- Q30 appointment done though it lies ahead, or planned though over for a week
select count(*) filter (where (status = 'erledigt' and beginn > '2026-01-02') or (status = 'geplant' and ende < '2025-12-25')) as bad, count(*) as all from termine where status <> 'abgesagt';
-- Q31 hours are not end less beginning less break
select count(*) filter (where ende <= beginn or abs(stunden - (extract(epoch from ende - beginn) / 3600 - pause_minuten / 60.0)) > 0.02) as bad, count(*) as all from zeiterfassung;
-- Q32 time of an employee before beginning or after leaving, or on a day ahead
select count(*) filter (where z.datum < m.eintritt or z.datum > m.austritt or z.datum > '2026-01-01') as bad, count(*) as all from zeiterfassung z join mitarbeiter m on m.id = z.mitarbeiter_id;
-- Q33 time on an order before it was made
select count(*) filter (where z.datum < a.erstellt_am::date) as bad, count(*) as all from zeiterfassung z join auftraege a on a.id = z.auftrag_id;
-- Q34 released without a person, or a person though not released, or by oneself or an apprentice
select count(*) filter (where z.freigegeben <> (z.freigegeben_von is not null) or z.freigegeben_von = z.mitarbeiter_id or m.rolle = 'azubi') as bad, count(*) as all from zeiterfassung z left join mitarbeiter m on m.id = z.freigegeben_von;
-- Q35 price of material is not quantity times price
select count(*) filter (where abs(gesamtpreis - menge * einzelpreis) > 0.02) as bad, count(*) as all from materialverbrauch;
-- Q36 price of material outside 50 to 200 % of the article's purchase and sales prices
select count(*) filter (where v.einzelpreis not between least(a.einkaufspreis, a.verkaufspreis) / 2 and greatest(a.einkaufspreis, a.verkaufspreis) * 2) as bad, count(*) as all from materialverbrauch v join artikel a on a.id = v.artikel_id;
-- Q37 order of an invoice is of another customer
select count(*) filter (where a.kunde_id <> r.kunde_id) as bad, count(*) as all from rechnungen r join auftraege a on a.id = r.auftrag_id;
-- Q38 gross is not net and VAT, or VAT is not the rate of net
select count(*) filter (where abs(bruttobetrag - (nettobetrag + mwst_betrag)) > 0.01 or abs(mwst_betrag - nettobetrag * mwst_satz / 100) > 0.02) as bad, count(*) as all from rechnungen;
-- Q39 net of an invoice is not the sum of its positions
select count(*) filter (where abs(abs(r.nettobetrag) - abs(s)) > 0.01) as bad, count(*) as all from rechnungen r join (select rechnung_id, sum(gesamtpreis) s from rechnungspositionen group by 1) p on p.rechnung_id = r.id;
-- Q40 price of a position is not quantity times price
select count(*) filter (where abs(gesamtpreis - menge * einzelpreis) > 0.02) as bad, count(*) as all from rechnungspositionen;
-- Q41 due before the date of the invoice, or not after the customer's days
select count(*) filter (where r.faellig_am < r.rechnungsdatum or abs((r.faellig_am - r.rechnungsdatum) - k.zahlungsziel_tage) > 3) as bad, count(*) as all from rechnungen r join kunden k on k.id = r.kunde_id;
-- Q42 cancellation of nothing, or an invoice that cancels, or of another customer
select count(*) filter (where (r.art = 'storno') <> (r.storno_zu_id is not null) or o.kunde_id <> r.kunde_id or o.id = r.id) as bad, count(*) as all from rechnungen r left join rechnungen o on o.id = r.storno_zu_id;
-- Q43 paid without a day or not in full, open but paid, paid before invoiced
select count(*) filter (where (status = 'bezahlt' and (bezahlt_am is null or abs(bezahlt_betrag) < abs(bruttobetrag) * 0.96 - 0.01)) or (status in ('entwurf', 'offen') and (bezahlt_am is not null or bezahlt_betrag <> 0))
  or (status = 'teilbezahlt' and not abs(bezahlt_betrag) between 0.01 and abs(bruttobetrag)) or bezahlt_am < rechnungsdatum) as bad, count(*) as all from rechnungen;
-- Q44 bezahlt_betrag is not the sum of the payments (with or without discount)
select count(*) filter (where abs(bezahlt_betrag - a) > 0.01 and abs(bezahlt_betrag - b) > 0.01) as bad, count(*) as all
from (select r.*, s.* from rechnungen r cross join lateral (select coalesce(sum(betrag), 0) a, coalesce(sum(betrag + skonto), 0) b from zahlungen z where z.rechnung_id = r.id) s) x;
-- Q45 payment before its invoice, or of a draft
select count(*) filter (where z.eingang_am < r.rechnungsdatum or r.status = 'entwurf') as bad, count(*) as all from zahlungen z join rechnungen r on r.id = z.rechnung_id;
-- Q46 account of a payment in cash
select count(*) filter (where iban is not null) as bad, count(*) as all from zahlungen where zahlungsart = 'bar';
-- Q47 mahnstufe is not the highest reminder
select count(*) filter (where mahnstufe <> n) as bad, count(*) as all from (select r.*, (select coalesce(max(stufe), 0) from mahnungen m where m.rechnung_id = r.id) n from rechnungen r) r;
-- Q48 reminder before the invoice was due, or whose term ends before it
select count(*) filter (where m.mahndatum <= r.faellig_am or m.frist_bis < m.mahndatum) as bad, count(*) as all from mahnungen m join rechnungen r on r.id = m.rechnung_id;
-- Q49 second reminder before the first, or without it
select count(*) filter (where not exists (select 1 from mahnungen x where x.rechnung_id = m.rechnung_id and x.stufe = m.stufe - 1 and x.mahndatum < m.mahndatum)) as bad, count(*) as all from mahnungen m where stufe > 1;
-- Q50 open amount of a reminder above the invoice
select count(*) filter (where m.offener_betrag > abs(r.bruttobetrag) + 0.01 or m.offener_betrag <= 0) as bad, count(*) as all from mahnungen m join rechnungen r on r.id = m.rechnung_id;
-- Q51 leave that ends before it begins, with more working days than days, or approved by oneself
select count(*) filter (where bis < von or arbeitstage > bis - von + 1 or arbeitstage <= 0 or genehmigt_von = mitarbeiter_id) as bad, count(*) as all from urlaubsantraege;
-- Q52 asked for but decided, or approved without person or time, or decided before asked
select count(*) filter (where (status = 'beantragt' and (entschieden_am is not null or genehmigt_von is not null)) or (status = 'genehmigt' and (genehmigt_von is null or entschieden_am is null)) or entschieden_am < beantragt_am) as bad,
  count(*) as all from urlaubsantraege;
-- Q53 year in the number of an invoice or offer that is not its year (where there is one)
select count(*) filter (where y::int <> extract(year from d)) as bad, count(*) as all
from (select substring(rechnungsnummer from '(?<!\d)20\d\d(?!\d)') y, rechnungsdatum d from rechnungen union all select substring(angebotsnummer from '(?<!\d)20\d\d(?!\d)'), angebotsdatum from angebote) x where y is not null;
