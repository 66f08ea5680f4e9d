-- Q1 responsable d'une agence who works for another agence, or left
select count(*) filter (where c.agence_id <> a.id or c.statut = 'sorti') as bad, count(*) as all from agences a join chauffeurs c on c.id = a.responsable_id;
-- Q2 nb_vehicules is not the number of vehicles (with or without those sold)
select count(*) filter (where nb_vehicules not in (x, y)) as bad, count(*) as all
from (select a.*, (select count(*) from vehicules v where v.agence_id = a.id) x, (select count(*) from vehicules v where v.agence_id = a.id and v.statut <> 'vendu') y from agences a) a;
-- Q3 agence closed before it opened, or opened in the future
select count(*) filter (where fermee_le <= ouverte_le or ouverte_le > '2026-01-01') as bad, count(*) as all from agences;
-- Q4 tournee by a closed agence after it closed
select count(*) filter (where t.jour > a.fermee_le) as bad, count(*) as all from tournees t join agences a on a.id = t.agence_id where a.fermee_le is not null;
-- Q5 driver hired below 18 or above 65, or below 18 today
select count(*) filter (where date_embauche < date_naissance + interval '18 years' or date_embauche > date_naissance + interval '65 years') as bad, count(*) as all from chauffeurs;
-- Q6 sorti without a date or reason, or a date or reason of one who is still there
select count(*) filter (where (statut = 'sorti') <> (date_sortie is not null and date_sortie <= '2026-01-01') or (motif_sortie is not null) <> (date_sortie is not null)) as bad, count(*) as all from chauffeurs;
-- Q7 left before hired
select count(*) filter (where date_sortie < date_embauche) as bad, count(*) as all from chauffeurs where date_sortie is not null;
-- Q8 retired before 50
select count(*) filter (where date_sortie < date_naissance + interval '50 years') as bad, count(*) as all from chauffeurs where motif_sortie = 'retraite';
-- Q9 tutor is oneself, of another agence, or was hired later
select count(*) filter (where t.id = c.id or t.agence_id <> c.agence_id or t.date_embauche > c.date_embauche) as bad, count(*) as all from chauffeurs c join chauffeurs t on t.id = c.tuteur_id;
-- Q10 hourly wage below the legal minimum or of a director
select count(*) filter (where taux_horaire not between 11 and 35) as bad, count(*) as all from chauffeurs;
-- Q11 next medical visit not after the last, or last one in the future
select count(*) filter (where prochaine_visite_le <= visite_medicale_le or visite_medicale_le > '2026-01-01') as bad, count(*) as all from chauffeurs where visite_medicale_le is not null;
-- Q12 email that has nothing of the name
select count(*) filter (where email !~* translate(lower(left(nom, 3)), 'éèêëàâäîïôöûüç', 'eeeeaaaiioouuc') and email !~* translate(lower(left(prenom, 3)), 'éèêëàâäîïôöûüç', 'eeeeaaaiioouuc')) as bad, count(*) as all from chauffeurs where email is not null;
-- Q13 civilite Mme with the first name of a man seen as M. more often, and the other way round
select count(*) filter (where civilite <> m) as bad, count(*) as all from (select c.civilite, (select mode() within group (order by x.civilite) from chauffeurs x where x.prenom = c.prenom) m, (select count(*) from chauffeurs x where x.prenom = c.prenom) n from chauffeurs c) c where n > 1;
-- Q14 licence before 18, or expired before obtained
select count(*) filter (where p.obtenu_le < c.date_naissance + interval '18 years' or p.obtenu_le > '2026-01-01' or p.expire_le <= p.obtenu_le) as bad, count(*) as all from permis p join chauffeurs c on c.id = p.chauffeur_id;
-- Q15 suspension without an end, or an end without a suspension
select count(*) filter (where suspendu <> (suspendu_jusqu_au is not null) or suspendu_jusqu_au < '2026-01-01') as bad, count(*) as all from permis where suspendu or suspendu_jusqu_au is not null;
-- Q16 CE or D licence without (or before) B
select count(*) filter (where not exists (select 1 from permis b where b.chauffeur_id = p.chauffeur_id and b.categorie in ('B', 'C') and b.obtenu_le <= p.obtenu_le)) as bad, count(*) as all from permis p where categorie = 'CE';
-- Q17 year is not that of the first registration (or the year before)
select count(*) filter (where annee - extract(year from mise_en_circulation) not between -1 and 0) as bad, count(*) as all from vehicules;
-- Q18 bought before it was registered by over half a year, or in the future
select count(*) filter (where achete_le < mise_en_circulation - 180 or achete_le > '2026-01-01') as bad, count(*) as all from vehicules;
-- Q19 payload is not gross weight less empty weight
select count(*) filter (where charge_utile_kg <> ptac_kg - poids_vide_kg) as bad, count(*) as all from vehicules;
-- Q20 gross weight does not fit the kind of vehicle
select count(*) filter (where case genre when 'fourgon' then ptac_kg not between 1500 and 7500 when 'porteur' then ptac_kg not between 3500 and 32000 else ptac_kg not between 7000 and 44000 end) as bad, count(*) as all from vehicules;
-- Q21 semi-trailer with an engine, or another without
select count(*) filter (where (genre = 'semi_remorque') = (energie is not null)) as bad, count(*) as all from vehicules;
-- Q22 sold without date or price, or date or price of one not sold
select count(*) filter (where (statut = 'vendu') <> (vendu_le is not null) or (statut = 'vendu') <> (prix_vente is not null)) as bad, count(*) as all from vehicules;
-- Q23 sold before bought, or above the price it was bought for
select count(*) filter (where vendu_le < achete_le or prix_vente > prix_achat) as bad, count(*) as all from vehicules where vendu_le is not null;
-- Q24 next service behind the kilometres, or more than 100 000 km ahead
select count(*) filter (where prochaine_revision_km < kilometrage - 5000 or prochaine_revision_km > kilometrage + 100000) as bad, count(*) as all from vehicules where prochaine_revision_km is not null and statut <> 'vendu';
-- Q25 technical check: valid until a day not after it
select count(*) filter (where controle_valable_jusqu_au <= controle_technique_le or controle_technique_le < mise_en_circulation or controle_valable_jusqu_au > controle_technique_le + 800) as bad, count(*) as all from vehicules where controle_technique_le is not null and controle_valable_jusqu_au is not null;
-- Q26 make and model that do not belong together: a model of several makes
select count(*) filter (where n > 1) as bad, count(*) as all from (select v.*, (select count(distinct marque) from vehicules x where x.modele = v.modele) n from vehicules v) v;
-- Q27 en_tournee without a tour on the road
select count(*) filter (where not exists (select 1 from tournees t where t.vehicule_id = v.id and t.statut = 'en_route')) as bad, count(*) as all from vehicules v where statut = 'en_tournee';
-- Q28 in the workshop without a running entretien, or a running one of a vehicle not there
select count(*) filter (where (v.statut = 'atelier') <> exists (select 1 from entretiens e where e.vehicule_id = v.id and e.statut = 'en_cours')) as bad, count(*) as all from vehicules v where v.statut = 'atelier' or exists (select 1 from entretiens e where e.vehicule_id = v.id and e.statut = 'en_cours');
-- Q29 affectation ends before it begins, or with fewer kilometres, or an end without kilometres
select count(*) filter (where fin < debut or km_fin < km_debut or (fin is null) <> (km_fin is null)) as bad, count(*) as all from affectations;
-- Q30 two affectations of one vehicle at the same time
select count(*) filter (where exists (select 1 from affectations x where x.vehicule_id = a.vehicule_id and x.id <> a.id and x.debut < coalesce(a.fin, '2099-01-01') and a.debut < coalesce(x.fin, '2099-01-01'))) as bad, count(*) as all from affectations a;
-- Q31 two current vehicles of one driver
select count(*) filter (where n > 1) as bad, count(*) as all from (select chauffeur_id, count(*) n from affectations where fin is null group by 1) a;
-- Q32 affectation of a vehicle and a driver of two agences, or outside the time of the driver
select count(*) filter (where v.agence_id <> c.agence_id or a.debut < c.date_embauche or a.debut > c.date_sortie or (c.date_sortie is not null and coalesce(a.fin, '2026-01-01') > c.date_sortie)) as bad, count(*) as all from affectations a join vehicules v on v.id = a.vehicule_id join chauffeurs c on c.id = a.chauffeur_id;
-- Q33 blocked without a time, or a time without being blocked
select count(*) filter (where bloque <> (bloque_le is not null) or bloque_le < cree_le) as bad, count(*) as all from clients;
-- Q34 encours is not what the open invoices leave
select count(*) filter (where abs(encours - coalesce(s, 0)) > 0.01) as bad, count(*) as all from clients c left join (select client_id, sum(montant_ttc - montant_regle) s from factures where statut in ('emise', 'partielle', 'en_retard') group by 1) f on f.client_id = c.id;
-- Q35 encours above the limit though the client is not blocked
select count(*) filter (where encours > plafond_encours) as bad, count(*) as all from clients where plafond_encours is not null and not bloque;
-- Q36 site that closes before it opens, or opens in the night
select count(*) filter (where fermeture <= ouverture or ouverture < '04:00' or ouverture > '12:00') as bad, count(*) as all from sites;
-- Q37 commande whose agence is not that of the client
select count(*) filter (where c.agence_id <> k.agence_id) as bad, count(*) as all from commandes c join clients k on k.id = c.client_id;
-- Q38 picked up and delivered at the same site
select count(*) filter (where site_enlevement_id = site_livraison_id) as bad, count(*) as all from commandes;
-- Q39 picked up at a site of another client
select count(*) filter (where s.client_id <> c.client_id) as bad, count(*) as all from commandes c join sites s on s.id = c.site_enlevement_id;
-- Q40 planned delivery not after the pickup, or the pickup before the order, or over a week on the road
select count(*) filter (where livraison_prevue <= enlevement_prevu or enlevement_prevu < saisie_le or livraison_prevue > enlevement_prevu + interval '7 days') as bad, count(*) as all from commandes;
-- Q41 delivered without a time or a time of an order not delivered
select count(*) filter (where (statut in ('livree', 'facturee')) <> (livree_le is not null) or livree_le < enlevement_prevu - interval '1 day') as bad, count(*) as all from commandes;
-- Q42 cancelled without a time, or a time or reason without being cancelled
select count(*) filter (where (statut = 'annulee') <> (annulee_le is not null) or (statut <> 'annulee' and motif_annulation is not null) or annulee_le < saisie_le) as bad, count(*) as all from commandes;
-- Q43 order neither delivered nor cancelled whose delivery was due over a month ago
select count(*) filter (where livraison_prevue < '2025-12-01') as bad, count(*) as all from commandes where statut in ('saisie', 'planifiee', 'en_cours');
-- Q44 pallets of the order are not the sum of its lines
select count(*) filter (where c.nb_palettes <> s) as bad, count(*) as all from commandes c join (select commande_id, sum(nb_palettes) s from lignes_commande group by 1) l on l.commande_id = c.id;
-- Q45 weight of the order is not the sum of its lines
select count(*) filter (where c.poids_total_kg <> s) as bad, count(*) as all from commandes c join (select commande_id, sum(poids_kg) s from lignes_commande group by 1) l on l.commande_id = c.id;
-- Q46 weight of a line is not pallets times weight of a pallet
select count(*) filter (where poids_kg <> nb_palettes * poids_palette_kg) as bad, count(*) as all from lignes_commande;
-- Q47 pallet below 10 kg or above 1500 kg
select count(*) filter (where poids_palette_kg not between 10 and 1500) as bad, count(*) as all from lignes_commande;
-- Q48 UN number of harmless goods, or dangerous ones without
select count(*) filter (where dangereux <> (code_onu is not null)) as bad, count(*) as all from lignes_commande;
-- Q49 tax or total does not add up
select count(*) filter (where abs(montant_tva - prix_ht * taux_tva / 100) > 0.02 or abs(prix_ttc - prix_ht - montant_tva) > 0.01) as bad, count(*) as all from commandes;
-- Q50 ranks of the lines of an order do not count from 1
select count(*) filter (where mi <> 1 or ma <> n) as bad, count(*) as all from (select commande_id, min(rang) mi, max(rang) ma, count(*) n from lignes_commande group by 1) l;
-- Q51 tournee whose vehicle or driver is of another agence
select count(*) filter (where v.agence_id <> t.agence_id or c.agence_id <> t.agence_id) as bad, count(*) as all from tournees t join vehicules v on v.id = t.vehicule_id join chauffeurs c on c.id = t.chauffeur_id;
-- Q52 tournee planned or started on another day than its own
select count(*) filter (where depart_prevu::date <> jour or parti_a::date <> jour) as bad, count(*) as all from tournees;
-- Q53 tournee returns before it leaves, or after more than three days
select count(*) filter (where retour_prevu <= depart_prevu or revenu_a <= parti_a or revenu_a > parti_a + interval '3 days' or retour_prevu > depart_prevu + interval '3 days') as bad, count(*) as all from tournees;
-- Q54 state against times and kilometres
select count(*) filter (where case statut when 'prevue' then parti_a is not null or revenu_a is not null or km_depart is not null when 'en_route' then parti_a is null or revenu_a is not null or km_depart is null or km_retour is not null when 'terminee' then parti_a is null or revenu_a is null or km_retour is null else revenu_a is not null end) as bad, count(*) as all from tournees;
-- Q55 distance of a tour negative or above 1500 km
select count(*) filter (where distance_km not between 0 and 1500) as bad, count(*) as all from tournees where distance_km is not null;
-- Q56 nb_arrets is not the number of stops
select count(*) filter (where nb_arrets <> n) as bad, count(*) as all from (select t.*, (select count(*) from arrets a where a.tournee_id = t.id) n from tournees t) t;
-- Q57 two tours of a driver or a vehicle at the same time
select count(*) filter (where exists (select 1 from tournees x where x.id <> t.id and (x.chauffeur_id = t.chauffeur_id or x.vehicule_id = t.vehicule_id) and x.statut <> 'annulee' and x.depart_prevu < t.retour_prevu and t.depart_prevu < x.retour_prevu)) as bad, count(*) as all from tournees t where statut <> 'annulee';
-- Q58 tour after the vehicle was sold or before it was bought, or after the driver left
select count(*) filter (where t.jour > v.vendu_le or t.jour < v.achete_le or t.jour > c.date_sortie or t.jour < c.date_embauche) as bad, count(*) as all from tournees t join vehicules v on v.id = t.vehicule_id join chauffeurs c on c.id = t.chauffeur_id;
-- Q59 odometer of a tour above the vehicle's kilometres
select count(*) filter (where t.km_retour > v.kilometrage) as bad, count(*) as all from tournees t join vehicules v on v.id = t.vehicule_id where t.km_retour is not null;
-- Q60 a later tour of a vehicle with a lower odometer
select count(*) filter (where km_depart < before) as bad, count(*) as all from (select km_depart, lag(km_retour) over (partition by vehicule_id order by parti_a) before from tournees where km_depart is not null and km_retour is not null) t where before is not null;
-- Q61 stop of an operation at another site than the order says
select count(*) filter (where a.site_id <> case a.operation when 'enlevement' then c.site_enlevement_id else c.site_livraison_id end) as bad, count(*) as all from arrets a join commandes c on c.id = a.commande_id;
-- Q62 stop outside the time of its tour
select count(*) filter (where a.heure_prevue not between t.depart_prevu and t.retour_prevu or a.arrive_a < t.parti_a or a.reparti_a > t.revenu_a) as bad, count(*) as all from arrets a join tournees t on t.id = a.tournee_id;
-- Q63 later stop of a tour planned before an earlier one
select count(*) filter (where heure_prevue < before) as bad, count(*) as all from (select heure_prevue, lag(heure_prevue) over (partition by tournee_id order by ordre) before from arrets) a where before is not null;
-- Q64 state of a stop against its times, signature and reason
select count(*) filter (where case statut when 'prevu' then arrive_a is not null or signe_par is not null or motif_echec is not null when 'fait' then arrive_a is null or motif_echec is not null else motif_echec is null or signe_par is not null end or reparti_a < arrive_a or (reparti_a is not null and arrive_a is null)) as bad, count(*) as all from arrets;
-- Q65 stop done on a tour that has not left, or still planned on one that ended
select count(*) filter (where (t.statut = 'prevue' and a.statut <> 'prevu') or (t.statut = 'terminee' and a.statut = 'prevu')) as bad, count(*) as all from arrets a join tournees t on t.id = a.tournee_id where t.statut in ('prevue', 'terminee');
-- Q66 delivered order without a delivery that was done (of those with a delivery stop)
select count(*) filter (where not exists (select 1 from arrets x where x.commande_id = c.id and x.operation = 'livraison' and x.statut = 'fait')) as bad, count(*) as all from commandes c where statut in ('livree', 'facturee') and exists (select 1 from arrets x where x.commande_id = c.id and x.operation = 'livraison');
-- Q67 amount of a refuel is not litres times price
select count(*) filter (where abs(montant - litres * prix_litre) > 0.02) as bad, count(*) as all from pleins;
-- Q68 price of a litre or litres no tank takes
select count(*) filter (where prix_litre not between 0.5 and 3 or litres not between 5 and 1200) as bad, count(*) as all from pleins;
-- Q69 fuel for an electric vehicle or a trailer
select count(*) filter (where v.energie is null or v.energie = 'electrique') as bad, count(*) as all from pleins p join vehicules v on v.id = p.vehicule_id;
-- Q70 later refuel of a vehicle with a lower odometer, or above the vehicle's
select count(*) filter (where kilometrage < before or kilometrage > k) as bad, count(*) as all from (select p.kilometrage, v.kilometrage k, lag(p.kilometrage) over (partition by p.vehicule_id order by p.fait_le) before from pleins p join vehicules v on v.id = p.vehicule_id) p;
-- Q71 cost is not parts plus work
select count(*) filter (where abs(cout_total - cout_pieces - cout_main_oeuvre) > 0.01) as bad, count(*) as all from entretiens;
-- Q72 state of an entretien against its days and costs
select count(*) filter (where case statut when 'prevu' then debut_le is not null or fin_le is not null or cout_total > 0 when 'en_cours' then debut_le is null or fin_le is not null when 'termine' then debut_le is null or fin_le is null else fin_le is not null end or fin_le < debut_le) as bad, count(*) as all from entretiens;
-- Q73 planned entretien whose day is long past
select count(*) filter (where prevu_le < '2025-11-01') as bad, count(*) as all from entretiens where statut = 'prevu';
-- Q74 invoice of another client than the order
select count(*) filter (where f.client_id <> c.client_id) as bad, count(*) as all from factures f join commandes c on c.id = f.commande_id;
-- Q75 invoice whose amounts are not those of the order
select count(*) filter (where f.montant_ht <> c.prix_ht or f.montant_ttc <> c.prix_ttc) as bad, count(*) as all from factures f join commandes c on c.id = f.commande_id where f.avoir_de_id is null;
-- Q76 total of an invoice is not net plus tax
select count(*) filter (where abs(montant_ttc - montant_ht - montant_tva) > 0.01) as bad, count(*) as all from factures;
-- Q77 due day is not that of the client's terms
select count(*) filter (where f.echeance <> f.emise_le + k.delai_paiement_jours) as bad, count(*) as all from factures f join clients k on k.id = f.client_id;
-- Q78 invoiced before delivery, or an order that is not delivered
select count(*) filter (where f.emise_le < c.livree_le::date or c.statut not in ('livree', 'facturee')) as bad, count(*) as all from factures f join commandes c on c.id = f.commande_id;
-- Q79 order said to be invoiced without an invoice
select count(*) filter (where not exists (select 1 from factures f where f.commande_id = c.id)) as bad, count(*) as all from commandes c where statut = 'facturee';
-- Q80 state of an invoice against what was paid
select count(*) filter (where case statut when 'reglee' then montant_regle <> montant_ttc or reglee_le is null when 'partielle' then montant_regle <= 0 or montant_regle >= montant_ttc or reglee_le is not null when 'emise' then montant_regle <> 0 or reglee_le is not null when 'en_retard' then montant_regle >= montant_ttc or reglee_le is not null or echeance >= '2026-01-01' else false end) as bad, count(*) as all from factures;
-- Q81 reminders without a day, a day without reminders, or reminded before it was due
select count(*) filter (where (nb_relances > 0) <> (derniere_relance_le is not null) or derniere_relance_le <= echeance) as bad, count(*) as all from factures where nb_relances > 0 or derniere_relance_le is not null;
-- Q82 credit note of itself, of another client's invoice, or of one issued later
select count(*) filter (where f.id = o.id or f.client_id <> o.client_id or o.emise_le > f.emise_le or o.avoir_de_id is not null) as bad, count(*) as all from factures f join factures o on o.id = f.avoir_de_id;
-- Q83 load of a tour above the payload of its vehicle
select count(*) filter (where w > charge_utile_kg) as bad, count(*) as all from (select v.charge_utile_kg, (select max(c.poids_total_kg) from arrets a join commandes c on c.id = a.commande_id where a.tournee_id = t.id and a.operation = 'livraison') w from tournees t join vehicules v on v.id = t.vehicule_id) t where w is not null;
-- Q84 delivery of an order before its pickup
select count(*) filter (where coalesce(l.arrive_a, l.heure_prevue) < coalesce(e.arrive_a, e.heure_prevue)) as bad, count(*) as all from arrets l join arrets e on e.commande_id = l.commande_id and e.operation = 'enlevement' and l.operation = 'livraison';
-- Q85 stop planned over two days from what the order says
select count(*) filter (where abs(extract(epoch from a.heure_prevue - case a.operation when 'enlevement' then c.enlevement_prevu else c.livraison_prevue end)) > 2 * 86400) as bad, count(*) as all from arrets a join commandes c on c.id = a.commande_id;
-- Q86 driver without the licence for the vehicle of the tour (of drivers with licences)
select count(*) filter (where not exists (select 1 from permis p where p.chauffeur_id = t.chauffeur_id and (p.categorie = 'CE' or (v.genre = 'porteur' and p.categorie = 'C') or (v.genre = 'fourgon' and p.categorie in ('B', 'C'))))) as bad, count(*) as all from tournees t join vehicules v on v.id = t.vehicule_id where exists (select 1 from permis p where p.chauffeur_id = t.chauffeur_id);
-- Q87 order of more than two trucks (66 pallets), above 26 tons, or of no weight
select count(*) filter (where nb_palettes > 66 or poids_total_kg > 26000 or poids_total_kg <= 0) as bad, count(*) as all from commandes;
-- Q88 price of a kilometre below 0.20 or above 100
select count(*) filter (where prix_ht / nullif(distance_km, 0) not between 0.2 and 100 or distance_km <= 0) as bad, count(*) as all from commandes where distance_km is not null;
-- Q89 SIRET of other than 14 digits, or a French VAT number that does not end with the SIREN
select count(*) filter (where siret !~ '^\d{14}$' or (tva_intracom like 'FR%' and right(tva_intracom, 9) <> left(siret, 9))) as bad, count(*) as all from clients;
-- Q90 tour in the future that has left
select count(*) filter (where parti_a is not null or statut in ('en_route', 'terminee')) as bad, count(*) as all from tournees where jour > '2026-01-01';
-- Q91 tour still planned or on the road though its day is past
select count(*) filter (where jour < '2025-12-25') as bad, count(*) as all from tournees where statut in ('prevue', 'en_route');
-- Q92 one town in several departments by its postal codes
select count(*) filter (where n > 1) as bad, count(*) as all from (select ville, (select count(distinct left(x.code_postal, 2)) from sites x where x.ville = s.ville) n from sites s) s;
-- Q93 same driver under two numbers: same name and day of birth
select count(*) filter (where n > 1) as bad, count(*) as all from (select count(*) over (partition by prenom, nom, date_naissance) n from chauffeurs) c;
-- Q94 stop of a tour by an order of another agence
select count(*) filter (where c.agence_id <> t.agence_id) as bad, count(*) as all from arrets a join tournees t on t.id = a.tournee_id join commandes c on c.id = a.commande_id;
