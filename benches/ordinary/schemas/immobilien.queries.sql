-- Q1 anzahl_einheiten is not the count of units
select count(*) filter (where anzahl_einheiten<>(select count(*) from einheiten e where e.objekt_id=o.id)) as bad, count(*) as "all" from objekte o;

-- Q2 gesamtflaeche is not the sum of the units
select count(*) filter (where abs(gesamtflaeche-coalesce((select sum(flaeche) from einheiten e where e.objekt_id=o.id),0))>0.02) as bad, count(*) as "all" from objekte o;

-- Q3 unit on a floor above the building's top
select count(*) filter (where e.stockwerk>o.stockwerke or e.stockwerk<-5) as bad, count(*) as "all" from einheiten e join objekte o on o.id=e.objekt_id where e.stockwerk is not null;

-- Q4 parking place with rooms or a floor, or business with rooms, or flat without rooms
select count(*) filter (where (typ='Stellplatz' and (zimmer is not null or stockwerk is not null)) or (typ='Gewerbe' and zimmer is not null) or (typ='Wohnung' and zimmer is null)) as bad, count(*) as "all" from einheiten;

-- Q5 area of a unit is impossible (flat under 8 or over 1,000 m2, parking place over 200)
select count(*) filter (where (typ='Wohnung' and flaeche not between 8 and 1000) or (typ='Stellplatz' and flaeche not between 1 and 200) or (typ='Gewerbe' and flaeche not between 2 and 100000)) as bad, count(*) as "all" from einheiten;

-- Q6 managed before it was built
select count(*) filter (where baujahr>extract(year from verwaltung_seit)+1 or baujahr<1000) as bad, count(*) as "all" from objekte where baujahr is not null;

-- Q7 manager of the property has another role
select count(*) filter (where m.rolle<>'verwalter') as bad, count(*) as "all" from objekte o join mitarbeiter m on m.id=o.verwalter_id;

-- Q8 company with a first name, or a person without
select count(*) filter (where (anrede='Firma')=(vorname is not null)) as bad, count(*) as "all" from eigentuemer where anrede is not null;

-- Q9 rent incl. costs is not rent + costs
select count(*) filter (where abs(warmmiete-kaltmiete-nebenkosten)>0.01) as bad, count(*) as "all" from mietvertraege;

-- Q10 deposit of a flat above three rents
select count(*) filter (where v.kaution>3*v.kaltmiete+0.01) as bad, count(*) as "all" from mietvertraege v join einheiten e on e.id=v.einheit_id where e.typ='Wohnung';

-- Q11 ends before it begins
select count(*) filter (where ende<beginn) as bad, count(*) as "all" from mietvertraege where ende is not null;

-- Q12 in force, given notice or ended without a signature, or draft with
select count(*) filter (where (status='entwurf')<>(unterschrieben_am is null)) as bad, count(*) as "all" from mietvertraege;

-- Q13 given notice without a date, or a draft or active one with
select count(*) filter (where (status='gekuendigt' and (gekuendigt_am is null or ende is null)) or (status in ('aktiv','entwurf') and gekuendigt_am is not null) or (gekuendigt_am is null and gekuendigt_von is not null)) as bad, count(*) as "all" from mietvertraege;

-- Q14 notice before the signature
select count(*) filter (where gekuendigt_am<unterschrieben_am or gekuendigt_am>ende) as bad, count(*) as "all" from mietvertraege where gekuendigt_am is not null;

-- Q15 active though over, or ended though not over or without an end
select count(*) filter (where (status='aktiv' and ende<date '2025-12-31') or (status='beendet' and (ende is null or ende>date '2026-01-02'))) as bad, count(*) as "all" from mietvertraege where status in ('aktiv','beendet');

-- Q16 two contracts for one unit at the same time
select count(*) filter (where exists(select 1 from mietvertraege b where b.id<>a.id and b.einheit_id=a.einheit_id and b.status<>'entwurf' and b.beginn<=coalesce(a.ende,'infinity') and coalesce(b.ende,'infinity')>=a.beginn)) as bad, count(*) as "all" from mietvertraege a where status<>'entwurf';

-- Q17 main tenant is not among the tenants of the contract
select count(*) filter (where not exists(select 1 from vertrag_mieter x where x.vertrag_id=v.id and x.mieter_id=v.hauptmieter_id)) as bad, count(*) as "all" from mietvertraege v;

-- Q18 moved out before moved in, or moved in long before the contract begins
select count(*) filter (where x.auszug<x.einzug or x.einzug<v.beginn-31) as bad, count(*) as "all" from vertrag_mieter x join mietvertraege v on v.id=x.vertrag_id;

-- Q19 free unit with a contract in force, or let without
select count(*) filter (where (status='vermietet')<>exists(select 1 from mietvertraege v where v.einheit_id=e.id and v.status in ('aktiv','gekuendigt') and v.beginn<=date '2026-01-02' and (v.ende is null or v.ende>=date '2025-12-31'))) as bad, count(*) as "all" from einheiten e where status in ('frei','vermietet');

-- Q20 due item of another unit than the contract
select count(*) filter (where s.einheit_id<>v.einheit_id) as bad, count(*) as "all" from sollstellungen s join mietvertraege v on v.id=s.vertrag_id;

-- Q21 month is not a first, or due in another month (ten days tolerated)
select count(*) filter (where extract(day from monat)<>1 or faellig_am not between monat-10 and monat+40) as bad, count(*) as "all" from sollstellungen;

-- Q22 month outside the contract
select count(*) filter (where s.monat<date_trunc('month',v.beginn)::date or s.monat>v.ende) as bad, count(*) as "all" from sollstellungen s join mietvertraege v on v.id=s.vertrag_id;

-- Q23 amount due is not rent + costs
select count(*) filter (where abs(betrag-kaltmiete-nebenkosten)>0.01) as bad, count(*) as "all" from sollstellungen;

-- Q24 paid is not the sum of payments
select count(*) filter (where abs(bezahlt-coalesce((select sum(z.betrag) from zahlungen z where z.sollstellung_id=s.id),0))>0.01) as bad, count(*) as "all" from sollstellungen s;

-- Q25 open is not amount - paid
select count(*) filter (where abs(offen-(betrag-bezahlt))>0.01) as bad, count(*) as "all" from sollstellungen;

-- Q26 state does not fit what is paid
select count(*) filter (where case status when 'bezahlt' then bezahlt<betrag-0.01 when 'offen' then bezahlt>0.01 else bezahlt<=0 or bezahlt>=betrag end) as bad, count(*) as "all" from sollstellungen;

-- Q27 payment by somebody who is not a tenant of the contract
select count(*) filter (where z.mieter_id<>v.hauptmieter_id and not exists(select 1 from vertrag_mieter x where x.vertrag_id=v.id and x.mieter_id=z.mieter_id)) as bad, count(*) as "all" from zahlungen z join sollstellungen s on s.id=z.sollstellung_id join mietvertraege v on v.id=s.vertrag_id;

-- Q28 account number of a payment in cash
select count(*) filter (where iban is not null) as bad, count(*) as "all" from zahlungen where zahlungsart='bar';

-- Q29 booked before it came in
select count(*) filter (where gebucht_am::date<eingegangen_am) as bad, count(*) as "all" from zahlungen;

-- Q30 dunning of somebody who is not a tenant of the contract
select count(*) filter (where m.mieter_id<>v.hauptmieter_id and not exists(select 1 from vertrag_mieter x where x.vertrag_id=v.id and x.mieter_id=m.mieter_id)) as bad, count(*) as "all" from mahnungen m join sollstellungen s on s.id=m.sollstellung_id join mietvertraege v on v.id=s.vertrag_id;

-- Q31 dunning total is not claim + fee
select count(*) filter (where abs(gesamt-forderung-gebuehr)>0.01) as bad, count(*) as "all" from mahnungen;

-- Q32 claim above what was due
select count(*) filter (where m.forderung>s.betrag+0.01) as bad, count(*) as "all" from mahnungen m join sollstellungen s on s.id=m.sollstellung_id;

-- Q33 dunning before it was due, deadline before sent or settled before sent
select count(*) filter (where m.versandt_am<s.faellig_am or m.frist_bis<m.versandt_am or m.erledigt_am<m.versandt_am) as bad, count(*) as "all" from mahnungen m join sollstellungen s on s.id=m.sollstellung_id where m.versandt_am is not null;

-- Q34 second or third dunning without the one before, or sent before it
select count(*) filter (where not exists(select 1 from mahnungen b where b.sollstellung_id=m.sollstellung_id and b.stufe=m.stufe-1 and (m.versandt_am is null or b.versandt_am is null or b.versandt_am<=m.versandt_am))) as bad, count(*) as "all" from mahnungen m where stufe>1;

-- Q35 report about a unit of another property
select count(*) filter (where e.objekt_id<>s.objekt_id) as bad, count(*) as "all" from schadensmeldungen s join einheiten e on e.id=s.einheit_id;

-- Q36 done without a time, other states with, or done before reported
select count(*) filter (where (status='erledigt' and erledigt_am is null) or (status in ('neu','in_arbeit') and erledigt_am is not null) or erledigt_am<gemeldet_am) as bad, count(*) as "all" from schadensmeldungen;

-- Q37 order for another property than the report
select count(*) filter (where a.objekt_id<>s.objekt_id) as bad, count(*) as "all" from handwerkerauftraege a join schadensmeldungen s on s.id=a.schadensmeldung_id;

-- Q38 gross is not net + VAT, or VAT is not 19 %
select count(*) filter (where abs(brutto-netto-mwst)>0.01 or abs(mwst-netto*0.19)>0.02) as bad, count(*) as "all" from handwerkerauftraege where netto is not null and mwst is not null and brutto is not null;

-- Q39 finished without a time or other states with, or finished before ordered, or appointment backwards
select count(*) filter (where (status='abgeschlossen')<>(abgeschlossen_am is not null) or abgeschlossen_am<beauftragt_am or termin_bis<termin_von) as bad, count(*) as "all" from handwerkerauftraege;

-- Q40 number of orders is not the count
select count(*) filter (where auftraege_anzahl<>(select count(*) from handwerkerauftraege a where a.handwerker_id=h.id)) as bad, count(*) as "all" from handwerker h;

-- Q41 use is not reading less previous reading, or negative
select count(*) filter (where abs(verbrauch-(stand-vorstand))>0.01 or verbrauch<0) as bad, count(*) as "all" from zaehlerstaende where vorstand is not null and verbrauch is not null;

-- Q42 later reading of a meter below an earlier one
select count(*) filter (where exists(select 1 from zaehlerstaende b where b.zaehlernummer=a.zaehlernummer and b.einheit_id=a.einheit_id and b.zaehlerart=a.zaehlerart and b.abgelesen_am<a.abgelesen_am and b.stand>a.stand)) as bad, count(*) as "all" from zaehlerstaende a;

-- Q43 postal code is not five digits, or street with English or no letters
select count(*) filter (where plz !~ '^\d{5}$' or strasse !~ '[A-Za-z]{3}' or strasse ~* '\m(street|avenue|road|drive|lane|boulevard)\M') as bad, count(*) as "all" from objekte;

-- Q44 payment, dunning date in the future
select count(*) filter (where eingegangen_am>date '2026-01-02') as bad, count(*) as "all" from zahlungen;

-- Q45 contract with more than 15 tenants
select count(*) filter (where n>15) as bad, count(*) as "all" from (select count(*) n from vertrag_mieter group by vertrag_id) x;
