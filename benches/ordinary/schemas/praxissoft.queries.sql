-- Q1 appointment belongs to a prescription of another patient
select count(*) filter (where v.patient_id<>t.patient_id) as bad, count(*) as "all" from termin t join verordnung v on v.id=t.verordnung_id;

-- Q2 appointment of a prescription is for another service than prescribed
select count(*) filter (where v.leistung_id<>t.leistung_id) as bad, count(*) as "all" from termin t join verordnung v on v.id=t.verordnung_id;

-- Q3 invoice is for a prescription of another patient
select count(*) filter (where v.patient_id<>r.patient_id) as bad, count(*) as "all" from rechnung r join verordnung v on v.id=r.verordnung_id;

-- Q4 invoice line is for an appointment of another patient or of another prescription than the invoice
select count(*) filter (where t.patient_id<>r.patient_id or (r.verordnung_id is not null and t.verordnung_id is distinct from r.verordnung_id)) as bad, count(*) as "all" from rechnungsposition p join rechnung r on r.id=p.rechnung_id join termin t on t.id=p.termin_id;

-- Q5 invoice line is for another service than its appointment, or for another day
select count(*) filter (where t.leistung_id<>p.leistung_id or t.beginn::date<>p.leistungsdatum) as bad, count(*) as "all" from rechnungsposition p join termin t on t.id=p.termin_id;

-- Q6 invoice goes to another health insurance than that of the patient
select count(*) filter (where r.krankenkasse_id is distinct from p.krankenkasse_id) as bad, count(*) as "all" from rechnung r join patient p on p.id=r.patient_id where r.krankenkasse_id is not null;

-- Q7 kind of recipient of an invoice does not fit krankenkasse_id
select count(*) filter (where (empfaenger_art='Krankenkasse')<>(krankenkasse_id is not null)) as bad, count(*) as "all" from rechnung;

-- Q8 name of the recipient is not the name of the insurance or of the patient
select count(*) filter (where (r.empfaenger_art='Krankenkasse' and r.empfaenger_name<>k.name) or (r.empfaenger_art='Patient' and r.empfaenger_name<>p.vorname||' '||p.nachname)) as bad, count(*) as "all" from rechnung r join patient p on p.id=r.patient_id left join krankenkasse k on k.id=r.krankenkasse_id;

-- Q9 units given of a prescription is not the number of its appointments that took place
select count(*) filter (where einheiten_erbracht<>(select count(*) from termin t where t.verordnung_id=v.id and t.status='wahrgenommen')) as bad, count(*) as "all" from verordnung v;

-- Q10 anzahl_termine of a patient is not the number of appointments that took place
select count(*) filter (where anzahl_termine<>(select count(*) from termin t where t.patient_id=p.id and t.status='wahrgenommen')) as bad, count(*) as "all" from patient p;

-- Q11 letzter_termin_am of a patient is not the day of the last appointment that took place
select count(*) filter (where letzter_termin_am is distinct from (select max(t.beginn)::date from termin t where t.patient_id=p.id and t.status='wahrgenommen')) as bad, count(*) as "all" from patient p;

-- Q12 summe_leistungen of an invoice is not the sum of its lines
select count(*) filter (where summe_leistungen<>(select coalesce(sum(p.betrag),0) from rechnungsposition p where p.rechnung_id=r.id)) as bad, count(*) as "all" from rechnung r;

-- Q13 gesamtbetrag of an invoice is not summe_leistungen - zuzahlung, or is negative
select count(*) filter (where gesamtbetrag<>summe_leistungen-zuzahlung or gesamtbetrag<0) as bad, count(*) as "all" from rechnung;

-- Q14 bezahlt_betrag of an invoice is not the sum of its payments
select count(*) filter (where bezahlt_betrag<>(select coalesce(sum(z.betrag),0) from zahlung z where z.rechnung_id=r.id)) as bad, count(*) as "all" from rechnung r;

-- Q15 co-payment at an invoice that goes to the patient
select count(*) filter (where zuzahlung>0) as bad, count(*) as "all" from rechnung where empfaenger_art='Patient';

-- Q16 insurance columns of a patient do not fit the kind (self-payer with insurance or number, insurance of another kind), or befreit_bis without exemption
select count(*) filter (where (p.versicherung='selbstzahler' and (p.krankenkasse_id is not null or p.versichertennummer is not null)) or k.art<>p.versicherung or (p.befreit_bis is not null and not p.zuzahlungsbefreit)) as bad, count(*) as "all" from patient p left join krankenkasse k on k.id=p.krankenkasse_id;

-- Q17 price of a service that no such practice takes (under 3 or over 500 euros)
select count(*) filter (where least(preis_kasse,preis_privat)<3 or greatest(preis_kasse,preis_privat)>500) as bad, count(*) as "all" from leistung where not ist_gruppe;

-- Q18 status of a prescription does not fit the units given
select count(*) filter (where (status='offen' and einheiten_erbracht>0) or (status='laufend' and (einheiten_erbracht=0 or einheiten_erbracht>=anzahl_einheiten)) or (status='abgeschlossen' and einheiten_erbracht<anzahl_einheiten) or (status='verfallen' and einheiten_erbracht>=anzahl_einheiten)) as bad, count(*) as "all" from verordnung;

-- Q19 abgeschlossen_am of a prescription does not fit the status or is before it was issued
select count(*) filter (where (status='abgeschlossen')<>(abgeschlossen_am is not null) or abgeschlossen_am<ausgestellt_am) as bad, count(*) as "all" from verordnung;

-- Q20 columns of a cancellation do not fit the status of the appointment
select count(*) filter (where (status='abgesagt')<>(abgesagt_am is not null) or (status<>'abgesagt' and absagegrund is not null)) as bad, count(*) as "all" from termin;

-- Q21 appointment was cancelled after it ended or before it was made, or was made after it began
select count(*) filter (where abgesagt_am>ende or abgesagt_am<erstellt_am or erstellt_am>beginn) as bad, count(*) as "all" from termin;

-- Q22 appointment that took place (or was missed) lies in the future
select count(*) filter (where beginn>now()::timestamp) as bad, count(*) as "all" from termin where status in ('wahrgenommen','nicht_erschienen');

-- Q23 einheit_nr without prescription, or over the number of units
select count(*) filter (where t.verordnung_id is null or t.einheit_nr>v.anzahl_einheiten) as bad, count(*) as "all" from termin t left join verordnung v on v.id=t.verordnung_id where t.einheit_nr is not null;

-- Q24 appointment is before the day the prescription was issued
select count(*) filter (where t.beginn::date<v.ausgestellt_am) as bad, count(*) as "all" from termin t join verordnung v on v.id=t.verordnung_id;

-- Q25 units of a prescription are not in order of time (higher number earlier)
select count(*) filter (where exists (select 1 from termin u where u.verordnung_id=t.verordnung_id and u.einheit_nr<t.einheit_nr and u.beginn>t.beginn and u.status<>'abgesagt')) as bad, count(*) as "all" from termin t where t.verordnung_id is not null and t.einheit_nr is not null and t.status<>'abgesagt';

-- Q26 two appointments of one patient overlap, or of one therapist who is not with a group in a room for several persons
select count(*) filter (where exists (select 1 from termin u where u.id<>t.id and (u.patient_id=t.patient_id or (u.therapeut_id=t.therapeut_id and not coalesce(u.raum_id=t.raum_id and r.plaetze>1,false))) and u.status<>'abgesagt' and u.beginn<t.ende and u.ende>t.beginn)) as bad, count(*) as "all" from termin t left join raum r on r.id=t.raum_id where t.status<>'abgesagt';

-- Q27 more appointments in a room at the same time than it has places, or an appointment in a waiting room
select count(*) filter (where r.art='Wartezimmer' or r.plaetze<(select count(*) from termin u where u.raum_id=t.raum_id and u.status<>'abgesagt' and u.beginn<=t.beginn and u.ende>t.beginn)) as bad, count(*) as "all" from termin t join raum r on r.id=t.raum_id where t.status<>'abgesagt';

-- Q28 appointment with a person of reception or administration as therapist
select count(*) filter (where m.funktion in ('Empfang','Verwaltung')) as bad, count(*) as "all" from termin t join mitarbeiter m on m.id=t.therapeut_id;

-- Q29 therapist may not give the service of the appointment
select count(*) filter (where not exists (select 1 from mitarbeiter_leistung x where x.mitarbeiter_id=t.therapeut_id and x.leistung_id=t.leistung_id)) as bad, count(*) as "all" from termin t;

-- Q30 length of an appointment is more than 15 minutes off the duration of the service
select count(*) filter (where abs(extract(epoch from t.ende-t.beginn)/60-l.dauer_minuten)>15) as bad, count(*) as "all" from termin t join leistung l on l.id=t.leistung_id where l.dauer_minuten is not null;

-- Q31 appointment at a time when the therapist was not employed, or during an approved absence
select count(*) filter (where t.beginn::date<m.eintritt or t.beginn::date>m.austritt or exists (select 1 from abwesenheit a where a.mitarbeiter_id=m.id and a.genehmigt and t.beginn::date between a.von and a.bis)) as bad, count(*) as "all" from termin t join mitarbeiter m on m.id=t.therapeut_id where t.status<>'abgesagt';

-- Q32 appointment of a home visit prescription is in a room
select count(*) filter (where t.raum_id is not null) as bad, count(*) as "all" from termin t join verordnung v on v.id=t.verordnung_id where v.hausbesuch;

-- Q33 appointment, prescription or invoice line for a group of services, not for a service
select count(*) filter (where l.ist_gruppe) as bad, count(*) as "all" from (select leistung_id from termin union all select leistung_id from verordnung union all select leistung_id from rechnungsposition) x join leistung l on l.id=x.leistung_id;

-- Q34 service under a service that is not a group, a service without duration or price, or a group with a position number
select count(*) filter (where (p.id is not null and not p.ist_gruppe) or (not l.ist_gruppe and (l.dauer_minuten is null or (l.preis_kasse is null and l.preis_privat is null))) or (l.ist_gruppe and l.position_nr is not null)) as bad, count(*) as "all" from leistung l left join leistung p on p.id=l.uebergeordnet_id;

-- Q35 treatment note of an appointment that did not take place, written before it, or by somebody else than its therapist
select count(*) filter (where t.status<>'wahrgenommen' or n.erstellt_am<t.beginn or n.geaendert_am<n.erstellt_am or n.verfasser_id<>t.therapeut_id) as bad, count(*) as "all" from behandlungsnotiz n join termin t on t.id=n.termin_id;

-- Q36 days of an absence do not fit its period, or two absences of one person overlap
select count(*) filter (where tage<>bis-von+1 or exists (select 1 from abwesenheit b where b.id<>a.id and b.mitarbeiter_id=a.mitarbeiter_id and b.von<=a.bis and b.bis>=a.von)) as bad, count(*) as "all" from abwesenheit a;

-- Q37 approval columns of an absence do not fit, or somebody without being head of the practice approved the own absence
select count(*) filter (where a.genehmigt<>(a.genehmigt_am is not null) or a.genehmigt<>(a.genehmigt_von_id is not null) or (a.genehmigt_von_id=a.mitarbeiter_id and m.funktion<>'Praxisleitung')) as bad, count(*) as "all" from abwesenheit a join mitarbeiter m on m.id=a.mitarbeiter_id;

-- Q38 status of an invoice does not fit the amount that is paid
select count(*) filter (where (status='bezahlt' and bezahlt_betrag<>gesamtbetrag) or (status='teilbezahlt' and (bezahlt_betrag<=0 or bezahlt_betrag>=gesamtbetrag)) or (status in ('entwurf','versendet') and bezahlt_betrag<>0)) as bad, count(*) as "all" from rechnung;

-- Q39 times of an invoice do not fit its status (sent, paid, cancelled with reason)
select count(*) filter (where (status='bezahlt' and bezahlt_am is null) or (status in ('entwurf','versendet','teilbezahlt') and bezahlt_am is not null) or (status in ('versendet','teilbezahlt','bezahlt') and versendet_am is null) or (status='entwurf' and versendet_am is not null) or (status='storniert')<>(storniert_am is not null) or (status<>'storniert' and (stornogrund is not null or storno_von_id is not null))) as bad, count(*) as "all" from rechnung;

-- Q40 dates of an invoice are not in order (treatment, invoice, sent, paid, cancelled), or a line lies outside of its treatment period
select count(*) filter (where r.rechnungsdatum<r.leistung_bis or r.versendet_am::date<r.rechnungsdatum or r.bezahlt_am<r.rechnungsdatum or r.storniert_am::date<r.rechnungsdatum or exists (select 1 from rechnungsposition p where p.rechnung_id=r.id and (p.leistungsdatum<r.leistung_von or p.leistungsdatum>r.leistung_bis))) as bad, count(*) as "all" from rechnung r;

-- Q41 appointment that did not take place yet (or, for an insurance, was cancelled) is on an invoice, or an appointment is on two valid invoices to the same kind of recipient
select count(*) filter (where t.status in ('geplant','bestaetigt') or (t.status='abgesagt' and r.empfaenger_art='Krankenkasse') or exists (select 1 from rechnungsposition q join rechnung s on s.id=q.rechnung_id where q.id<>p.id and q.termin_id=p.termin_id and s.empfaenger_art=r.empfaenger_art and s.status<>'storniert' and r.status<>'storniert')) as bad, count(*) as "all" from rechnungsposition p join rechnung r on r.id=p.rechnung_id join termin t on t.id=p.termin_id;

-- Q42 text of an invoice line is not the name of the service, or its price is far from the catalogue (under half or over twice of both prices)
select count(*) filter (where p.bezeichnung<>l.bezeichnung or p.einzelpreis>2*greatest(l.preis_kasse,l.preis_privat) or 2*p.einzelpreis<least(l.preis_kasse,l.preis_privat)) as bad, count(*) as "all" from rechnungsposition p join leistung l on l.id=p.leistung_id;

-- Q43 payment before the date of the invoice, or IBAN at a payment by cash or card
select count(*) filter (where z.eingang_am<r.rechnungsdatum or (z.zahlart in ('Bar','EC-Karte') and z.iban is not null)) as bad, count(*) as "all" from zahlung z join rechnung r on r.id=z.rechnung_id;

-- Q44 reminder level without date of a reminder (or the reverse), a reminder before the invoice was due, or of a draft
select count(*) filter (where (mahnstufe>0)<>(letzte_mahnung_am is not null) or letzte_mahnung_am<=faellig_am or (mahnstufe>0 and status='entwurf')) as bad, count(*) as "all" from rechnung;

-- Q45 text of diagnosis, finding or measures is filler or not German (English or Latin words), or the name of a person has digits or does not fit Frau/Herr
select count(*) filter (where x.t ~* '\m(lorem|ipsum|dolor sit|placeholder|dummy|asdf|the|and|with|patient has)\M' or (x.n and x.t ~ '[0-9]') or (x.a='Frau' and x.t ~ '^(Thomas|Michael|Andreas|Peter|Stefan|Klaus|Jürgen|Wolfgang|Hans|Lukas|Markus|Martin|Christian|Daniel) ') or (x.a='Herr' and x.t ~ '^(Anna|Maria|Sabine|Petra|Monika|Julia|Katharina|Susanne|Ursula|Claudia|Lena|Laura|Sarah|Stefanie) ')) as bad, count(*) as "all" from (select diagnose as t, false as n, null as a from verordnung union all select befund||' '||massnahmen, false, null from behandlungsnotiz union all select vorname||' '||nachname, true, anrede from patient union all select vorname||' '||nachname, true, anrede from mitarbeiter) x;
