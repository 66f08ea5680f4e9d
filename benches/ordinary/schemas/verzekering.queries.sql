-- Q1 particulier zonder naam of met bedrijfsnaam, zakelijk zonder bedrijfsnaam of met geboortedatum
select count(*) filter (where case soort when 'particulier' then voornaam is null or achternaam is null or bedrijfsnaam is not null or kvk_nummer is not null else bedrijfsnaam is null or geboortedatum is not null end) as bad, count(*) as "all" from relaties;

-- Q2 e-mailadres van een ander (voornaam.achternaam, geen van beide erin)
select count(*) filter (where position(lower(left(regexp_replace(voornaam,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0 and position(lower(left(regexp_replace(achternaam,'[^A-Za-z]','','g'),3)) in lower(split_part(email,'@',1)))=0) as bad, count(*) as "all" from (select voornaam,achternaam,email from relaties where soort='particulier' union all select voornaam,achternaam,email from medewerkers) x where email ~ '^[a-z]+[._][a-z.]+[0-9]*@' and voornaam ~ '^[A-Za-z]{3}' and achternaam ~ '^[A-Za-z]{3}';

-- Q3 geboortedatum in de toekomst of van een mens van boven de 115
select count(*) filter (where geboortedatum not between date '1910-01-01' and date '2026-01-02') as bad, count(*) as "all" from relaties where geboortedatum is not null;

-- Q4 aantal_polissen is niet het aantal actieve polissen
select count(*) filter (where aantal_polissen<>(select count(*) from polissen p where p.relatie_id=r.id and p.status='actief')) as bad, count(*) as "all" from relaties r;

-- Q5 naam van een product noemt een andere branche
select count(*) filter (where (naam ~* '\mauto' and branche<>'auto') or (naam ~* '\mwoonhuis' and branche<>'woonhuis') or (naam ~* '\minboedel' and branche<>'inboedel') or (naam ~* '\mreis' and branche<>'reis') or (naam ~* '\maansprakelijk' and branche<>'aansprakelijkheid')) as bad, count(*) as "all" from producten;

-- Q6 polisnummer begint niet met de productcode
select count(*) filter (where left(p.polisnummer,length(q.code)+1)<>q.code||'-') as bad, count(*) as "all" from polissen p join producten q on q.id=p.product_id;

-- Q7 polisstatus tegen einddatum, reden_einde en geaccepteerd_op
select count(*) filter (where (status='beeindigd')<>(einddatum is not null) or (reden_einde is not null and status<>'beeindigd') or (status='offerte' and geaccepteerd_op is not null) or (status in ('actief','geschorst') and geaccepteerd_op is null)) as bad, count(*) as "all" from polissen;

-- Q8 polis eindigt voor hij ingaat, of geaccepteerd voor de aanvraag
select count(*) filter (where einddatum<ingangsdatum or geaccepteerd_op<aangevraagd_op) as bad, count(*) as "all" from polissen;

-- Q9 acceptant is geen acceptant of manager, of was toen niet in dienst
select count(*) filter (where m.functie not in ('acceptant','manager') or p.geaccepteerd_op::date<m.in_dienst or p.geaccepteerd_op::date>m.uit_dienst) as bad, count(*) as "all" from polissen p join medewerkers m on m.id=p.acceptant_id;

-- Q10 vervangt een polis van een andere relatie, een latere, een lopende of zichzelf
select count(*) filter (where o.relatie_id<>p.relatie_id or o.ingangsdatum>p.ingangsdatum or o.status in ('actief','offerte') or o.id=p.id) as bad, count(*) as "all" from polissen p join polissen o on o.id=p.vervangt_polis_id;

-- Q11 jaarpremie is niet de som van de dekkingen
select count(*) filter (where abs(jaarpremie-s)>0.01) as bad, count(*) as "all" from (select p.jaarpremie,(select coalesce(sum(d.premie),0) from polis_dekkingen d where d.polis_id=p.id) s from polissen p) x;

-- Q12 termijnpremie is niet de jaarpremie per termijn
select count(*) filter (where abs(termijnpremie-jaarpremie/case betaaltermijn when 'maand' then 12 when 'kwartaal' then 4 else 1 end)>0.01) as bad, count(*) as "all" from polissen;

-- Q13 actieve polis zonder dekking, of zonder een verplichte
select count(*) filter (where not exists(select 1 from polis_dekkingen d where d.polis_id=p.id) or exists(select 1 from dekkingen k where k.product_id=p.product_id and k.verplicht and not exists(select 1 from polis_dekkingen d where d.polis_id=p.id and d.dekking_id=k.id))) as bad, count(*) as "all" from polissen p where status='actief';

-- Q14 dekking van een ander product dan de polis
select count(*) filter (where k.product_id<>p.product_id) as bad, count(*) as "all" from polis_dekkingen d join polissen p on p.id=d.polis_id join dekkingen k on k.id=d.dekking_id;

-- Q15 premie onder het minimum of verzekerd bedrag boven het maximum van de dekking
select count(*) filter (where d.premie<k.minimumpremie or d.verzekerd_bedrag>k.max_verzekerd_bedrag) as bad, count(*) as "all" from polis_dekkingen d join dekkingen k on k.id=d.dekking_id;

-- Q16 voertuig op een polis die geen autopolis is, of actieve autopolis zonder voertuig
select count(*) filter (where w) as bad, count(*) as "all" from (select q.branche<>'auto' w from voertuigen v join polissen p on p.id=v.polis_id join producten q on q.id=p.product_id union all select not exists(select 1 from voertuigen v where v.polis_id=p.id) from polissen p join producten q on q.id=p.product_id where q.branche='auto' and p.status='actief') x;

-- Q17 aantallen: meer producten dan polissen, medewerkers dan relaties, tussenpersonen dan polissen, actieve polissen dan dekkingen erop
select count(*) filter (where a>b) as bad, count(*) as "all" from (values ((select count(*) from producten),(select count(*) from polissen)), ((select count(*) from medewerkers),(select count(*) from relaties)), ((select count(*) from tussenpersonen),(select count(*) from polissen)), ((select count(*) from polissen where status='actief'),(select count(*) from polis_dekkingen))) x(a,b);

-- Q18 dagwaarde boven de cataloguswaarde, of bouwjaar in de toekomst of voor 1900
select count(*) filter (where dagwaarde>cataloguswaarde or bouwjaar not between 1900 and 2026) as bad, count(*) as "all" from voertuigen;

-- Q19 premienota aan een andere relatie dan die van de polis
select count(*) filter (where n.relatie_id<>p.relatie_id) as bad, count(*) as "all" from premienotas n join polissen p on p.id=n.polis_id;

-- Q20 premie op de nota is niet de termijnpremie, belasting geen 21 %, totaal niet de som
select count(*) filter (where abs(n.premie-p.termijnpremie)>0.01 or abs(n.assurantiebelasting-n.premie*0.21)>0.01 or abs(n.totaal-n.premie-n.assurantiebelasting)>0.01) as bad, count(*) as "all" from premienotas n join polissen p on p.id=n.polis_id;

-- Q21 periode loopt achteruit of is niet zo lang als de betaaltermijn
select count(*) filter (where n.periode_tot<=n.periode_van or n.periode_tot-n.periode_van not between case p.betaaltermijn when 'maand' then 27 when 'kwartaal' then 88 else 363 end and case p.betaaltermijn when 'maand' then 31 when 'kwartaal' then 92 else 366 end) as bad, count(*) as "all" from premienotas n join polissen p on p.id=n.polis_id;

-- Q22 twee nota's van een polis over dezelfde dagen
select count(*) filter (where exists(select 1 from premienotas m where m.id<>n.id and m.polis_id=n.polis_id and m.periode_van<n.periode_tot and m.periode_tot>n.periode_van)) as bad, count(*) as "all" from premienotas n;

-- Q23 nota over een tijd voor de ingang of na het einde van de polis, of van een offerte
select count(*) filter (where n.periode_van<p.ingangsdatum or n.periode_van>p.einddatum or p.status='offerte') as bad, count(*) as "all" from premienotas n join polissen p on p.id=n.polis_id;

-- Q24 betaald is niet de som van de betalingen, of meer dan het totaal
select count(*) filter (where abs(betaald-s)>0.01 or betaald>totaal+0.01) as bad, count(*) as "all" from (select n.*,(select coalesce(sum(bedrag),0) from betalingen b where b.premienota_id=n.id and b.gestorneerd_op is null) s from premienotas n) x;

-- Q25 notastatus tegen betaald, totaal en betaald_op; vervalt voor de notadatum
select count(*) filter (where case status when 'betaald' then betaald<totaal-0.01 or betaald_op is null when 'open' then betaald<>0 or betaald_op is not null when 'deels_betaald' then betaald<=0 or betaald>=totaal else betaald>=totaal end or betaald_op<notadatum or vervaldatum<notadatum) as bad, count(*) as "all" from premienotas;

-- Q26 betaling voor de nota, gestorneerd voor ontvangst of zonder incasso, of geincasseerd van een vreemde rekening
select count(*) filter (where b.ontvangen_op<n.notadatum or b.gestorneerd_op<b.ontvangen_op or (b.gestorneerd_op is not null and b.wijze<>'incasso') or (b.wijze='incasso' and b.iban<>r.iban)) as bad, count(*) as "all" from betalingen b join premienotas n on n.id=b.premienota_id join relaties r on r.id=n.relatie_id;

-- Q27 iban dat er niet als een iban uitziet
select count(*) filter (where replace(iban,' ','') !~ '^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$') as bad, count(*) as "all" from (select iban from relaties union all select iban from betalingen union all select iban from uitkeringen) x;

-- Q28 schade op een dekking van een andere polis
select count(*) filter (where d.polis_id<>s.polis_id) as bad, count(*) as "all" from schades s join polis_dekkingen d on d.id=s.polis_dekking_id;

-- Q29 schade voorgevallen buiten de looptijd van de polis, of op een offerte
select count(*) filter (where s.voorgevallen_op<p.ingangsdatum or s.voorgevallen_op>p.einddatum or p.status='offerte') as bad, count(*) as "all" from schades s join polissen p on p.id=s.polis_id;

-- Q30 gemeld voor het voorval, afgehandeld voor de melding, of een ander jaar in het nummer
select count(*) filter (where gemeld_op::date<voorgevallen_op or afgehandeld_op<gemeld_op or schadenummer !~ '^S\d{4}-\d+$' or substr(schadenummer,2,4)<>to_char(gemeld_op,'YYYY')) as bad, count(*) as "all" from schades;

-- Q31 schadestatus tegen afgehandeld_op, toegekend_bedrag en afwijsreden
select count(*) filter (where (status in ('afgewezen','uitgekeerd'))<>(afgehandeld_op is not null) or (status in ('toegekend','uitgekeerd') and toegekend_bedrag is null) or (status in ('gemeld','in_behandeling') and toegekend_bedrag is not null) or (status='afgewezen' and toegekend_bedrag>0) or (status='afgewezen')<>(afwijsreden is not null)) as bad, count(*) as "all" from schades;

-- Q32 toegekend boven schade min eigen risico of het verzekerd bedrag, of eigen risico niet dat van de polis
select count(*) filter (where s.toegekend_bedrag>greatest(s.schadebedrag-s.eigen_risico,0)+0.01 or s.toegekend_bedrag>d.verzekerd_bedrag or s.eigen_risico<>p.eigen_risico) as bad, count(*) as "all" from schades s join polissen p on p.id=s.polis_id join polis_dekkingen d on d.id=s.polis_dekking_id;

-- Q33 uitgekeerd_bedrag is niet de som van de betaalde uitkeringen, boven het toegekende, of nul bij een uitgekeerde schade
select count(*) filter (where abs(uitgekeerd_bedrag-u)>0.01 or uitgekeerd_bedrag>coalesce(toegekend_bedrag,0)+0.01 or (status='uitgekeerd' and uitgekeerd_bedrag=0)) as bad, count(*) as "all" from (select s.*,(select coalesce(sum(bedrag),0) from uitkeringen u where u.schade_id=s.id and u.status='betaald') u from schades s) x;

-- Q34 schade in behandeling of verder zonder behandelaar, of bij iemand van een andere functie
select count(*) filter (where (s.status<>'gemeld' and s.behandelaar_id is null) or m.functie not in ('schadebehandelaar','manager')) as bad, count(*) as "all" from schades s left join medewerkers m on m.id=s.behandelaar_id;

-- Q35 laatste statuswijziging is niet de status van de schade
select count(*) filter (where naar_status<>status) as bad, count(*) as "all" from (select distinct on (h.schade_id) h.naar_status,s.status from schade_statussen h join schades s on s.id=h.schade_id order by h.schade_id,h.gewijzigd_op desc,h.id desc) x;

-- Q36 statuswijziging sluit niet aan op de vorige, gaat nergens heen, of is van voor de melding
select count(*) filter (where van_status is distinct from v or van_status=naar_status or gewijzigd_op<gemeld_op-interval '1 minute') as bad, count(*) as "all" from (select h.*,s.gemeld_op,lag(naar_status) over (partition by schade_id order by gewijzigd_op,h.id) v from schade_statussen h join schades s on s.id=h.schade_id) x;

-- Q37 uitkering op een schade die niet is toegekend, of goedgekeurd, betaald in verkeerde volgorde
select count(*) filter (where (u.status<>'ingetrokken' and s.status in ('gemeld','afgewezen')) or u.goedgekeurd_op<u.aangemaakt_op or u.betaald_op<u.goedgekeurd_op or u.aangemaakt_op<s.gemeld_op) as bad, count(*) as "all" from uitkeringen u join schades s on s.id=u.schade_id;

-- Q38 uitkeringsstatus tegen goedgekeurd_op en betaald_op, of goedgekeurd door niemand
select count(*) filter (where (status='betaald')<>(betaald_op is not null) or (status in ('goedgekeurd','betaald') and goedgekeurd_op is null) or (status='klaargezet' and goedgekeurd_op is not null) or (goedgekeurd_op is null)<>(goedgekeurd_door_id is null)) as bad, count(*) as "all" from uitkeringen;

-- Q39 uitkering goedgekeurd boven wat de medewerker mag, of door iemand niet in dienst
select count(*) filter (where u.bedrag>m.max_uitkering or u.goedgekeurd_op::date<m.in_dienst or u.goedgekeurd_op::date>m.uit_dienst) as bad, count(*) as "all" from uitkeringen u join medewerkers m on m.id=u.goedgekeurd_door_id;

-- Q40 document van de verkeerde soort, bestandsnaam tegen mime_type, of geupload voor de polis of schade er was
select count(*) filter (where (d.soort in ('polisblad','voorwaarden') and d.polis_id is null) or (d.soort='schadeformulier' and d.schade_id is null) or (d.bestandsnaam ~* '\.pdf$' and d.mime_type<>'application/pdf') or (d.bestandsnaam ~* '\.jpe?g$' and d.mime_type<>'image/jpeg') or (d.bestandsnaam ~* '\.png$' and d.mime_type<>'image/png') or d.geupload_op<p.aangevraagd_op or d.geupload_op<s.gemeld_op) as bad, count(*) as "all" from documenten d left join polissen p on p.id=d.polis_id left join schades s on s.id=d.schade_id;
