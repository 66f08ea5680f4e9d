-- Q1 contract terminated before it took effect
select count(*) filter (where date_resiliation < date_effet) as bad, count(*) as "all"
from contrats where date_resiliation is not null;
-- Q2 care given after the claim for it was received
select count(*) filter (where l.date_soins > r.recu_le + interval '1 day') as bad, count(*) as "all"
from lignes_soins l join remboursements r on r.id = l.remboursement_id;
-- Q3 care before the contract took effect or after it was terminated, on a claim that was not refused
select count(*) filter (where l.date_soins < c.date_effet or l.date_soins > c.date_resiliation) as bad, count(*) as "all"
from lignes_soins l join remboursements r on r.id = l.remboursement_id join contrats c on c.id = r.contrat_id where r.statut <> 'refuse';
-- Q4 dependant attached before being born, or released before being attached
select count(*) filter (where date_rattachement < date_naissance or date_fin < date_rattachement) as bad, count(*) as "all"
from ayants_droit;
-- Q5 payment issued before the claim was received, or executed before it was issued
select count(*) filter (where p.emis_le < r.recu_le - interval '1 minute' or p.execute_le < p.emis_le - interval '1 minute') as bad, count(*) as "all"
from paiements p join remboursements r on r.id = p.remboursement_id;
-- Q6 complaint about a claim opened before that claim was received, or closed before it was opened
select count(*) filter (where c.ouverte_le < r.recu_le or c.close_le < c.ouverte_le) as bad, count(*) as "all"
from reclamations c left join remboursements r on r.id = c.remboursement_id where r.id is not null or c.close_le is not null;
-- Q7 terminated contract without a date of termination
select count(*) filter (where date_resiliation is null) as bad, count(*) as "all"
from contrats where statut = 'resilie';
-- Q8 active member struck off at a past date
select count(*) filter (where date_radiation < date '2025-12-28') as bad, count(*) as "all"
from adherents where statut = 'actif';
-- Q9 reason of refusal on a claim that was not refused
select count(*) filter (where statut <> 'refuse') as bad, count(*) as "all"
from remboursements where motif_refus is not null;
-- Q10 contribution marked paid though less than the amount due was settled
select count(*) filter (where montant_regle < montant_ttc - 0.02) as bad, count(*) as "all"
from cotisations where statut = 'payee';
-- Q11 granted request without a granted amount
select count(*) filter (where montant_accorde is null or montant_accorde <= 0) as bad, count(*) as "all"
from demandes_prise_en_charge where statut = 'accordee';
-- Q12 closed complaint without the time of closing, or one not closed that has it
select count(*) filter (where (statut = 'close') <> (close_le is not null)) as bad, count(*) as "all"
from reclamations;
-- Q13 claim of another member than the holder of the contract
select count(*) filter (where r.adherent_id <> c.adherent_id) as bad, count(*) as "all"
from remboursements r join contrats c on c.id = r.contrat_id;
-- Q14 claim for a dependant of another member
select count(*) filter (where a.adherent_id <> r.adherent_id) as bad, count(*) as "all"
from remboursements r join ayants_droit a on a.id = r.ayant_droit_id;
-- Q15 line of care under a cover that belongs to another plan than the contract's
select count(*) filter (where g.formule_id <> c.formule_id) as bad, count(*) as "all"
from lignes_soins l join garanties g on g.id = l.garantie_id join remboursements r on r.id = l.remboursement_id join contrats c on c.id = r.contrat_id;
-- Q16 payment to another member than the one of the claim
select count(*) filter (where p.adherent_id <> r.adherent_id) as bad, count(*) as "all"
from paiements p join remboursements r on r.id = p.remboursement_id where p.adherent_id is not null;
-- Q17 complaint about a claim of another member
select count(*) filter (where c.adherent_id <> r.adherent_id) as bad, count(*) as "all"
from reclamations c join remboursements r on r.id = c.remboursement_id;
-- Q18 claim based on a request that was made under another contract
select count(*) filter (where d.contrat_id <> r.contrat_id) as bad, count(*) as "all"
from remboursements r join demandes_prise_en_charge d on d.id = r.demande_id;
-- Q19 total expense of the claim is not the sum of its lines
select count(*) filter (where abs(r.total_depense - l.s) > 0.05) as bad, count(*) as "all"
from remboursements r join (select remboursement_id, sum(montant_depense) as s from lignes_soins group by 1) l on l.remboursement_id = r.id;
-- Q20 expense of the line is not what social security, the insurer and the patient pay together
select count(*) filter (where abs(montant_depense - montant_secu - montant_mutuelle - reste_a_charge) > 0.05) as bad, count(*) as "all"
from lignes_soins;
-- Q21 contribution with tax is not the net amount plus the tax
select count(*) filter (where abs(montant_ttc - montant_ht - montant_taxe) > 0.02) as bad, count(*) as "all"
from cotisations;
-- Q22 settled amount of the contribution is not the sum of the money collected
select count(*) filter (where abs(c.montant_regle - coalesce((select sum(e.montant) from encaissements e where e.cotisation_id = c.id and e.statut = 'encaisse'), 0)) > 0.02) as bad, count(*) as "all"
from cotisations c;
-- Q23 number of dependants on the contract is neither that of all it covers nor that of those still covered
select count(*) filter (where c.nb_ayants_droit <> (select count(*) from contrat_ayants_droit x where x.contrat_id = c.id) and c.nb_ayants_droit <> (select count(*) from contrat_ayants_droit x where x.contrat_id = c.id and (x.date_sortie is null or x.date_sortie > date '2026-01-01'))) as bad, count(*) as "all"
from contrats c;
-- Q24 more paid out on the claim than the insurer's share
select count(*) filter (where p.s > r.total_mutuelle + 0.05) as bad, count(*) as "all"
from remboursements r join (select remboursement_id, sum(montant) as s from paiements where statut <> 'rejete' group by 1) p on p.remboursement_id = r.id;
-- Q25 payment whose receiver is not of the kind it says
select count(*) filter (where (destinataire = 'adherent' and adherent_id is null) or (destinataire = 'professionnel' and professionnel_id is null)) as bad, count(*) as "all"
from paiements;
-- Q26 attachment that does not point to what it says it belongs to, or points to something else as well
select count(*) filter (where num_nonnulls(remboursement_id, demande_id, reclamation_id) <> 1
  or case rattachement when 'remboursement' then remboursement_id when 'demande' then demande_id else reclamation_id end is null) as bad, count(*) as "all"
from pieces_jointes;
-- Q27 number of a cheque on money not received by cheque
select count(*) filter (where mode <> 'cheque') as bad, count(*) as "all"
from encaissements where numero_cheque is not null;
-- Q28 request for dental care from an optician or pharmacy, or for spectacles from a dentist or pharmacy, and the like
select count(*) filter (where p.categorie not in ('medecin', 'hopital') and p.categorie <> case d.type_soin when 'optique' then 'opticien' when 'dentaire' then 'dentiste' when 'audiologie' then 'audioprothesiste' else 'hopital' end) as bad, count(*) as "all"
from demandes_prise_en_charge d join professionnels p on p.id = d.professionnel_id;
-- Q29 care by a dentist under a cover that is not dental, or by an optician under one for neither eyes nor ears
select count(*) filter (where (p.categorie = 'dentiste' and g.type_soin <> 'dentaire') or (p.categorie = 'opticien' and g.type_soin not in ('optique', 'audiologie'))) as bad, count(*) as "all"
from lignes_soins l join garanties g on g.id = l.garantie_id join remboursements r on r.id = l.remboursement_id join professionnels p on p.id = r.professionnel_id where p.categorie in ('dentiste', 'opticien');
-- Q30 child born before the member was twelve
select count(*) filter (where e.date_naissance < a.date_naissance + interval '12 years') as bad, count(*) as "all"
from ayants_droit e join adherents a on a.id = e.adherent_id where e.lien = 'enfant';
-- Q31 more granted than the estimate
select count(*) filter (where montant_accorde > montant_devis) as bad, count(*) as "all"
from demandes_prise_en_charge where montant_accorde is not null;
-- Q32 monthly contribution below three or above a thousand euros
select count(*) filter (where cotisation_mensuelle not between 3 and 1000) as bad, count(*) as "all"
from contrats;
-- Q33 contribution period longer than a year and a few days
select count(*) filter (where periode_fin - periode_debut > 370) as bad, count(*) as "all"
from cotisations;
-- Q34 social security number that has neither thirteen nor fifteen characters, or does not begin with a digit
select count(*) filter (where numero_secu !~ '^[0-9]' or length(numero_secu) not in (13, 15)) as bad, count(*) as "all"
from adherents;
-- Q35 file name whose ending contradicts the type of the file
select count(*) filter (where (nom_fichier ~* '\.pdf$') <> (type_mime = 'application/pdf') or (nom_fichier ~* '\.png$') <> (type_mime = 'image/png')) as bad, count(*) as "all"
from pieces_jointes where nom_fichier ~ '\.[A-Za-z0-9]+$';
-- Q36 contribution whose period overlaps another one of the same contract
select count(*) filter (where exists (select 1 from cotisations o where o.id <> c.id and o.contrat_id = c.contrat_id and o.statut <> 'annulee' and o.periode_debut < c.periode_fin and o.periode_fin > c.periode_debut)) as bad, count(*) as "all"
from cotisations c where c.statut <> 'annulee';
