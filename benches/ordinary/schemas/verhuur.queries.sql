-- Q1 WORDS postcode that the Netherlands do not have, or chamber of commerce number that is not 8 digits
select count(*) filter (where not ok) as bad, count(*) as "all" from (select upper(postcode) ~ '^[1-9][0-9]{3} ?[A-Z]{2}$' ok from vestigingen union all select upper(postcode) ~ '^[1-9][0-9]{3} ?[A-Z]{2}$' from klanten where postcode is not null union all select kvk_nummer ~ '^[0-9]{8}$' from klanten where kvk_nummer is not null) x;

-- Q2 STATUS hours of a day on which it is closed, or an open day without them or upside down
select count(*) filter (where (gesloten and (open_vanaf is not null or open_tot is not null)) or (not gesloten and (open_vanaf is null or open_tot is null)) or open_tot <= open_vanaf) as bad, count(*) as "all" from openingstijden;

-- Q3 KIND company name or number of a private customer, or a business customer without a company name
select count(*) filter (where (soort = 'particulier' and (bedrijfsnaam is not null or kvk_nummer is not null)) or (soort = 'zakelijk' and bedrijfsnaam is null)) as bad, count(*) as "all" from klanten;

-- Q4 STATUS reason to block a customer who is not blocked
select count(*) filter (where not geblokkeerd) as bad, count(*) as "all" from klanten where reden_blokkade is not null;

-- Q5 NOW customer under 14 or over 110 years old, or recorded ahead of now or changed before
select count(*) filter (where aangemaakt_op::date - geboortedatum not between 5113 and 40200 or aangemaakt_op > '2026-01-02' or gewijzigd_op < aangemaakt_op) as bad, count(*) as "all" from klanten;

-- Q6 COUNT aantal_verhuringen is not the number of the customer's rentals (all, or not cancelled)
select count(*) filter (where aantal_verhuringen not in ((select count(*) from verhuringen v where v.klant_id = k.id), (select count(*) from verhuringen v where v.klant_id = k.id and status <> 'geannuleerd'), (select count(*) from verhuringen v where v.klant_id = k.id and status = 'teruggebracht'))) as bad, count(*) as "all" from klanten k;

-- Q7 ORDER employee who left before beginning
select count(*) filter (where uit_dienst_op < in_dienst_op) as bad, count(*) as "all" from medewerkers where uit_dienst_op is not null;

-- Q8 BOUND week that costs more than seven days, or less than one
select count(*) filter (where weekprijs > dagprijs * 7 or weekprijs < dagprijs) as bad, count(*) as "all" from modellen;

-- Q9 KIND battery of a model that is not electric
select count(*) filter (where not elektrisch) as bad, count(*) as "all" from modellen where accu_wh is not null;

-- Q10 COUNT aantal_exemplaren is not the number of the model's pieces that are not written off
select count(*) filter (where aantal_exemplaren <> (select count(*) from exemplaren e where e.model_id = m.id and e.status <> 'afgeschreven')) as bad, count(*) as "all" from modellen m;

-- Q11 ALONE two season's prices of a model on a day, or one that ends before it begins
select count(*) filter (where t.geldig_tot < t.geldig_van or exists (select 1 from seizoenstarieven x where x.model_id = t.model_id and x.id <> t.id and x.geldig_van < t.geldig_tot and t.geldig_van < x.geldig_tot)) as bad, count(*) as "all" from seizoenstarieven t;

-- Q12 BOUND season's price nowhere near the model's (under a quarter or over four times)
select count(*) filter (where t.dagprijs not between m.dagprijs / 4 and m.dagprijs * 4) as bad, count(*) as "all" from seizoenstarieven t join modellen m on m.id = t.model_id;

-- Q13 BOUND worth left above the price it was bought for, or either not above none
select count(*) filter (where restwaarde > aanschafprijs or restwaarde < 0 or aanschafprijs <= 0) as bad, count(*) as "all" from exemplaren;

-- Q14 STATUS piece written off without a day or a day of one that is not, or before it was bought
select count(*) filter (where (status = 'afgeschreven') <> (afgeschreven_op is not null) or afgeschreven_op < aanschafdatum) as bad, count(*) as "all" from exemplaren;

-- Q15 ORDER next inspection not after the last, or last before it was bought, or bought or inspected ahead of now
select count(*) filter (where volgende_keuring <= laatste_keuring or laatste_keuring < aanschafdatum or laatste_keuring > '2026-01-01' or aanschafdatum > '2026-01-01') as bad, count(*) as "all" from exemplaren;

-- Q16 FARSTATE piece that is out, without a rental that runs; or free with one
select count(*) filter (where (status = 'verhuurd') <> exists (select 1 from verhuurregels r join verhuringen v on v.id = r.verhuring_id where r.exemplaar_id = e.id and v.status = 'lopend')) as bad, count(*) as "all" from exemplaren e where status in ('verhuurd', 'beschikbaar');

-- Q17 FARSTATE piece that is written off and still out
select count(*) filter (where e.status = 'afgeschreven') as bad, count(*) as "all" from verhuurregels r join verhuringen v on v.id = r.verhuring_id join exemplaren e on e.id = r.exemplaar_id where v.status = 'lopend';

-- Q18 ALONE piece in two rentals at the same time
select count(*) filter (where exists (select 1 from verhuurregels y join verhuringen w on w.id = y.verhuring_id where y.exemplaar_id = r.exemplaar_id and y.id <> r.id and w.status <> 'geannuleerd' and w.opgehaald_op < coalesce(v.teruggebracht_op, v.terug_verwacht_op) and v.opgehaald_op < coalesce(w.teruggebracht_op, w.terug_verwacht_op))) as bad, count(*) as "all" from verhuurregels r join verhuringen v on v.id = r.verhuring_id where v.status <> 'geannuleerd';

-- Q19 SUM days of a reservation are not those from its first to its last (both, or one of them)
select count(*) filter (where tot < van or aantal_dagen not in (tot - van + 1, tot - van)) as bad, count(*) as "all" from reserveringen;

-- Q20 STATUS reservation cancelled without a time, a time or reason though it is not, confirmed without a time
select count(*) filter (where (status = 'geannuleerd') <> (geannuleerd_op is not null) or (status <> 'geannuleerd' and annuleringsreden is not null) or (status = 'bevestigd' and bevestigd_op is null) or (status = 'aangevraagd' and bevestigd_op is not null) or bevestigd_op < aangemaakt_op or geannuleerd_op < aangemaakt_op) as bad, count(*) as "all" from reserveringen;

-- Q21 BOUND reservation made after its first day, or before the customer was recorded
select count(*) filter (where r.aangemaakt_op::date > r.van + 1 or r.aangemaakt_op < k.aangemaakt_op) as bad, count(*) as "all" from reserveringen r join klanten k on k.id = r.klant_id;

-- Q22 FARSTATE reservation asked for or confirmed whose days are over a month ago, or expired though they lie ahead
select count(*) filter (where (status in ('aangevraagd', 'bevestigd') and tot < '2025-12-01') or (status in ('verlopen', 'opgehaald') and van > '2026-01-08')) as bad, count(*) as "all" from reserveringen;

-- Q23 BOUND more pieces reserved than there are of the model
select count(*) filter (where r.aantal > greatest(m.aantal_exemplaren, n)) as bad, count(*) as "all" from reserveringen r join (select m.*, (select count(*) from exemplaren e where e.model_id = m.id) n from modellen m) m on m.id = r.model_id where n > 0;

-- Q24 PATH rental with a reservation of another customer
select count(*) filter (where r.klant_id <> v.klant_id) as bad, count(*) as "all" from verhuringen v join reserveringen r on r.id = v.reservering_id;

-- Q25 PATH rental at another branch than that of the reservation
select count(*) filter (where r.vestiging_id <> v.vestiging_id) as bad, count(*) as "all" from verhuringen v join reserveringen r on r.id = v.reservering_id;

-- Q26 PATH rental by an employee of another branch
select count(*) filter (where m.vestiging_id <> v.vestiging_id) as bad, count(*) as "all" from verhuringen v join medewerkers m on m.id = v.medewerker_id;

-- Q27 FARSTATE rental from a reservation that was cancelled, expired or never picked up
select count(*) filter (where r.status in ('geannuleerd', 'verlopen', 'aangevraagd')) as bad, count(*) as "all" from verhuringen v join reserveringen r on r.id = v.reservering_id where v.status <> 'geannuleerd';

-- Q28 BOUND rental by an employee before the first or after the last day of work
select count(*) filter (where v.opgehaald_op::date < m.in_dienst_op or v.opgehaald_op::date > m.uit_dienst_op + 1) as bad, count(*) as "all" from verhuringen v join medewerkers m on m.id = v.medewerker_id;

-- Q29 STATUS rental brought back without a time, a time though it runs, or back or expected before picked up
select count(*) filter (where (status = 'teruggebracht' and teruggebracht_op is null) or (status in ('lopend', 'geannuleerd') and teruggebracht_op is not null) or teruggebracht_op < opgehaald_op or terug_verwacht_op <= opgehaald_op) as bad, count(*) as "all" from verhuringen;

-- Q30 STATUS late though brought back in time, or the other way about
select count(*) filter (where te_laat <> (teruggebracht_op > terug_verwacht_op)) as bad, count(*) as "all" from verhuringen where teruggebracht_op is not null;

-- Q31 NOW rental picked up or brought back ahead of now
select count(*) filter (where opgehaald_op > '2026-01-02' or teruggebracht_op > '2026-01-02') as bad, count(*) as "all" from verhuringen where status <> 'geannuleerd';

-- Q32 SUM subtotaal is not the sum of the lines
select count(*) filter (where abs(subtotaal - n) > 0.01) as bad, count(*) as "all" from (select subtotaal, (select sum(regeltotaal) from verhuurregels r where r.verhuring_id = v.id) n from verhuringen v) v where n is not null;

-- Q33 SUM discount is not its percentage of the sub-total, or total is not sub-total less discount
select count(*) filter (where abs(kortingsbedrag - subtotaal * korting_percentage / 100) > 0.02 or abs(totaal - (subtotaal - kortingsbedrag)) > 0.01) as bad, count(*) as "all" from verhuringen;

-- Q34 SUM deposit is not the sum of the lines' deposits
select count(*) filter (where abs(borg_totaal - n) > 0.01) as bad, count(*) as "all" from (select borg_totaal, (select sum(borg) from verhuurregels r where r.verhuring_id = v.id) n from verhuringen v) v where n is not null;

-- Q35 SUM total of a line is not days and price
select count(*) filter (where abs(regeltotaal - aantal_dagen * dagprijs) > 0.01) as bad, count(*) as "all" from verhuurregels;

-- Q36 BOUND days of a line that are not those of the rental (planned or true, give or take a day)
select count(*) filter (where abs(r.aantal_dagen - extract(epoch from v.terug_verwacht_op - v.opgehaald_op) / 86400) > 1.01 and abs(r.aantal_dagen - extract(epoch from coalesce(v.teruggebracht_op, v.terug_verwacht_op) - v.opgehaald_op) / 86400) > 1.01) as bad, count(*) as "all" from verhuurregels r join verhuringen v on v.id = r.verhuring_id;

-- Q37 COPY deposit of a line is not the model's
select count(*) filter (where r.borg <> m.borg) as bad, count(*) as "all" from verhuurregels r join exemplaren e on e.id = r.exemplaar_id join modellen m on m.id = e.model_id;

-- Q38 COPY price of a line above twice the model's or the season's, or below a quarter of it
select count(*) filter (where not exists (select 1 from (select m.dagprijs d union all select t.dagprijs from seizoenstarieven t where t.model_id = m.id union all select m.weekprijs / 7) x where r.dagprijs between d / 4 and d * 2)) as bad, count(*) as "all" from verhuurregels r join exemplaren e on e.id = r.exemplaar_id join modellen m on m.id = e.model_id;

-- Q39 BOUND piece rented before it was bought or after it was written off
select count(*) filter (where v.opgehaald_op::date < e.aanschafdatum or v.opgehaald_op::date > e.afgeschreven_op) as bad, count(*) as "all" from verhuurregels r join verhuringen v on v.id = r.verhuring_id join exemplaren e on e.id = r.exemplaar_id;

-- Q40 PATH piece of a rental is not of the model that was reserved
select count(*) filter (where not exists (select 1 from verhuurregels r join exemplaren e on e.id = r.exemplaar_id where r.verhuring_id = v.id and e.model_id = s.model_id)) as bad, count(*) as "all" from verhuringen v join reserveringen s on s.id = v.reservering_id where exists (select 1 from verhuurregels r where r.verhuring_id = v.id);

-- Q41 KIND payment back that is above none, or another that is not
select count(*) filter (where (soort = 'borg_retour' and bedrag > 0) or (soort <> 'borg_retour' and bedrag <= 0)) as bad, count(*) as "all" from betalingen;

-- Q42 KIND bank account at a payment in cash
select count(*) filter (where methode = 'contant') as bad, count(*) as "all" from betalingen where iban is not null;

-- Q43 STATUS payment made without a time, a time though it is open or failed, or before it was begun
select count(*) filter (where (status = 'voldaan') <> (voldaan_op is not null) or voldaan_op < aangemaakt_op) as bad, count(*) as "all" from betalingen;

-- Q44 BOUND deposit or rent paid above what the rental asks for
select count(*) filter (where (b.soort = 'borg' and b.bedrag > v.borg_totaal + 0.01) or (b.soort = 'huur' and b.bedrag > v.totaal + 0.01) or (b.soort = 'borg_retour' and -b.bedrag > v.borg_totaal + 0.01)) as bad, count(*) as "all" from betalingen b join verhuringen v on v.id = b.verhuring_id where b.soort <> 'schade';

-- Q45 FARSTATE deposit paid back though the rental still runs
select count(*) filter (where v.status = 'lopend') as bad, count(*) as "all" from betalingen b join verhuringen v on v.id = b.verhuring_id where b.soort = 'borg_retour' and b.status = 'voldaan';

-- Q46 PATH damage to another piece than that of the line
select count(*) filter (where r.exemplaar_id <> s.exemplaar_id) as bad, count(*) as "all" from schades s join verhuurregels r on r.id = s.verhuurregel_id;

-- Q47 STATUS damage charged without an amount or customer, an amount though it is not, or mended before reported
select count(*) filter (where doorberekend <> (coalesce(doorberekend_bedrag, 0) > 0) or hersteld_op < gemeld_op or (doorberekend and verhuurregel_id is null)) as bad, count(*) as "all" from schades;

-- Q48 BOUND damage reported before the rental in which it was done
select count(*) filter (where s.gemeld_op < v.opgehaald_op) as bad, count(*) as "all" from schades s join verhuurregels r on r.id = s.verhuurregel_id join verhuringen v on v.id = r.verhuring_id;

-- Q49 ROLE maintenance by somebody who is not a mechanic
select count(*) filter (where m.functie <> 'monteur') as bad, count(*) as "all" from onderhoudsbeurten o join medewerkers m on m.id = o.monteur_id;

-- Q50 KIND passed or failed though it was no inspection, or an inspection done without either
select count(*) filter (where (soort <> 'keuring' and goedgekeurd is not null) or (soort = 'keuring' and status = 'afgerond' and goedgekeurd is null)) as bad, count(*) as "all" from onderhoudsbeurten;

-- Q51 STATUS maintenance done without a time, a time though it is not, or done before begun
select count(*) filter (where (status = 'afgerond') <> (afgerond_op is not null) or (status = 'gepland') <> (begonnen_op is null) or afgerond_op < begonnen_op) as bad, count(*) as "all" from onderhoudsbeurten;

-- Q52 FARSTATE maintenance planned for a day over a month ago, or done though it lies ahead
select count(*) filter (where (status = 'gepland' and gepland_op < '2025-12-01') or afgerond_op > '2026-01-02' or begonnen_op > '2026-01-02') as bad, count(*) as "all" from onderhoudsbeurten;

-- Q53 SUM cost of maintenance is not parts and labour
select count(*) filter (where abs(kosten_totaal - (kosten_onderdelen + kosten_arbeid)) > 0.01) as bad, count(*) as "all" from onderhoudsbeurten;

-- Q54 PATH invoice to another customer than the rental's
select count(*) filter (where f.klant_id <> v.klant_id) as bad, count(*) as "all" from facturen f join verhuringen v on v.id = f.verhuring_id;

-- Q55 SUM tax is not its percentage, or the amount with it is not the sum
select count(*) filter (where abs(btw_bedrag - bedrag_excl * btw_percentage / 100) > 0.02 or abs(bedrag_incl - bedrag_excl - btw_bedrag) > 0.01) as bad, count(*) as "all" from facturen;

-- Q56 STATUS invoice paid without a day, a day though it is not, or paid or due before issued
select count(*) filter (where (status = 'betaald') <> (betaald_op is not null) or betaald_op < factuurdatum or vervaldatum < factuurdatum) as bad, count(*) as "all" from facturen;
