-- Q1 worker still active after leaving, or inactive without having left
select count(*) filter (where (aktivni and odchod<date '2025-12-31') or (not aktivni and odchod is null)) as bad, count(*) as "all" from pracovnici;

-- Q2 pocet_predmetu of a collection is not the number of its objects
select count(*) filter (where pocet_predmetu<>(select count(*) from predmety p where p.sbirka_id=s.id)) as bad, count(*) as "all" from sbirky s;

-- Q3 curator of a collection sells tickets or restores
select count(*) filter (where p.funkce not in ('kurator','reditel')) as bad, count(*) as "all" from sbirky s join pracovnici p on p.id=s.kurator_id;

-- Q4 author died before being born or lived over 115 years
select count(*) filter (where rok_umrti not between rok_narozeni and rok_narozeni+115) as bad, count(*) as "all" from autori where rok_umrti is not null and rok_narozeni is not null;

-- Q5 lowest temperature or humidity of a depository above the highest
select count(*) filter (where teplota_min>teplota_max or vlhkost_min>vlhkost_max) as bad, count(*) as "all" from depozitare;

-- Q6 obsazeno of a shelf is not the number of objects on it
select count(*) filter (where obsazeno<>(select count(*) from predmety p where p.regal_id=r.id) and obsazeno<>(select count(*) from predmety p where p.regal_id=r.id and p.stav='ulozen')) as bad, count(*) as "all" from regaly r;

-- Q7 shelf holds more than its capacity
select count(*) filter (where obsazeno>kapacita) as bad, count(*) as "all" from regaly;

-- Q8 shelf of the object stands in another depository
select count(*) filter (where p.depozitar_id is distinct from r.depozitar_id) as bad, count(*) as "all" from predmety p join regaly r on r.id=p.regal_id;

-- Q9 object dated to earlier than from
select count(*) filter (where datace_do<datace_od) as bad, count(*) as "all" from predmety where datace_od is not null and datace_do is not null;

-- Q10 object made wholly before its author was eight
select count(*) filter (where datace_do<a.rok_narozeni+8) as bad, count(*) as "all" from predmety p join autori a on a.id=p.autor_id where datace_do is not null and a.rok_narozeni is not null;

-- Q11 object begun over a year after its author died
select count(*) filter (where datace_od>a.rok_umrti+1) as bad, count(*) as "all" from predmety p join autori a on a.id=p.autor_id where datace_od is not null and a.rok_umrti is not null;

-- Q12 object acquired before it was made
select count(*) filter (where extract(year from datum_nabyti)<datace_od) as bad, count(*) as "all" from predmety where datace_od is not null;

-- Q13 purchase price of an object not bought
select count(*) filter (where zpusob_nabyti<>'nakup') as bad, count(*) as "all" from predmety where kupni_cena is not null;

-- Q14 donor of an object neither given nor bequeathed
select count(*) filter (where zpusob_nabyti not in ('dar','odkaz')) as bad, count(*) as "all" from predmety where darce is not null;

-- Q15 object struck off without date, or the date in one not struck off
select count(*) filter (where (stav='vyrazen')<>(vyrazen_dne is not null)) as bad, count(*) as "all" from predmety;

-- Q16 object on loan that is in no loan handed over
select count(*) filter (where not exists(select 1 from polozky_vypujcky l join vypujcky v on v.id=l.vypujcka_id where l.predmet_id=p.id and v.stav='predana')) as bad, count(*) as "all" from predmety p where stav='zapujcen';

-- Q17 exhibition's state against today
select count(*) filter (where (stav='planovana' and zacatek<date '2025-12-31') or (stav='probiha' and (zacatek>date '2026-01-02' or konec<date '2025-12-31')) or (stav='ukoncena' and konec>date '2026-01-02')) as bad, count(*) as "all" from vystavy where stav<>'zrusena';

-- Q18 reduced admission above the full one
select count(*) filter (where vstupne_snizene>vstupne) as bad, count(*) as "all" from vystavy where vstupne_snizene is not null;

-- Q19 pocet_exponatu is not the number of exhibits
select count(*) filter (where pocet_exponatu<>(select count(*) from exponaty e where e.vystava_id=v.id)) as bad, count(*) as "all" from vystavy v;

-- Q20 navstevnost is not the number of tickets
select count(*) filter (where navstevnost<>(select count(*) from vstupenky t where t.vystava_id=v.id)) as bad, count(*) as "all" from vystavy v;

-- Q21 object exhibited outside the exhibition's time
select count(*) filter (where e.vystaven_od not between v.zacatek and v.konec or e.vystaven_do>v.konec) as bad, count(*) as "all" from exponaty e join vystavy v on v.id=e.vystava_id;

-- Q22 object exhibited in two exhibitions at once
select count(*) filter (where exists(select 1 from exponaty o where o.predmet_id=e.predmet_id and o.id<>e.id and o.vystaven_od<=e.vystaven_do and e.vystaven_od<=o.vystaven_do)) as bad, count(*) as "all" from exponaty e where vystaven_do is not null;

-- Q23 object exhibited before it was acquired
select count(*) filter (where e.vystaven_od<p.datum_nabyti) as bad, count(*) as "all" from exponaty e join predmety p on p.id=e.predmet_id;

-- Q24 loan lasts to before it begins
select count(*) filter (where zapujceno_do<zapujceno_od) as bad, count(*) as "all" from vypujcky;

-- Q25 returned loan without date of return, or the date in another state
select count(*) filter (where (stav='vracena')<>(vraceno_dne is not null)) as bad, count(*) as "all" from vypujcky;

-- Q26 loan handed over before signed, or returned before handed over
select count(*) filter (where predano_dne<podepsana_dne or vraceno_dne<predano_dne) as bad, count(*) as "all" from vypujcky where predano_dne is not null;

-- Q27 number of objects of a loan is not that of its items
select count(*) filter (where pocet_predmetu<>(select count(*) from polozky_vypujcky l where l.vypujcka_id=v.id)) as bad, count(*) as "all" from vypujcky v;

-- Q28 insured value of a loan is not the sum of its items
select count(*) filter (where pojistna_hodnota<>s) as bad, count(*) as "all" from (select v.pojistna_hodnota,sum(l.pojistna_hodnota) s from vypujcky v join polozky_vypujcky l on l.vypujcka_id=v.id group by v.id) x;

-- Q29 object out in two loans at once
select count(*) filter (where exists(select 1 from polozky_vypujcky m join vypujcky w on w.id=m.vypujcka_id where m.predmet_id=l.predmet_id and m.id<>l.id and w.stav='predana')) as bad, count(*) as "all" from polozky_vypujcky l join vypujcky v on v.id=l.vypujcka_id where v.stav='predana' and l.vraceno_dne is null;

-- Q30 restored by somebody who is no restorer
select count(*) filter (where p.funkce<>'restaurator') as bad, count(*) as "all" from restaurovani r join pracovnici p on p.id=r.restaurator_id;

-- Q31 price of work is not hours times rate
select count(*) filter (where abs(cena_prace-hodiny*hodinova_sazba)>0.01) as bad, count(*) as "all" from restaurovani;

-- Q32 total price is not work plus material
select count(*) filter (where cena_celkem<>cena_prace+cena_materialu) as bad, count(*) as "all" from restaurovani;

-- Q33 ticket for a day outside the exhibition
select count(*) filter (where t.datum_navstevy not between v.zacatek and v.konec) as bad, count(*) as "all" from vstupenky t join vystavy v on v.id=t.vystava_id;

-- Q34 ticket used before it was sold or in the future
select count(*) filter (where pouzito<prodano or pouzito>timestamp '2026-01-02') as bad, count(*) as "all" from vstupenky where pouzito is not null;

-- Q35 name of an object or exhibition that is filler or English
select count(*) filter (where nazev ~* '\m(lorem|ipsum|dolor|amet|placeholder|untitled|foobar|asdf|the|of|with|and)\M' or nazev ~* '^(nazev|predmet|vystava|item|name|title)\s*#?\d*$') as bad, count(*) as "all" from (select nazev from predmety union all select nazev from vystavy) x;
