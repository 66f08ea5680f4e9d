-- Q1 the client is a company without raison_sociale, or a private person without a name
select count(*) filter (where (c.type = 'entreprise' and c.raison_sociale is null) or (c.type = 'particulier' and c.nom is null)) as bad, count(*) as "all" from clients c;

-- Q2 the French client's VAT number does not end in the SIREN that its SIRET begins with
select count(*) filter (where right(replace(c.numero_tva, ' ', ''), 9) <> left(c.siret, 9)) as bad, count(*) as "all" from clients c where c.pays = 'FR' and c.siret is not null and c.numero_tva is not null;

-- Q3 the client is archived without archive_le, or has it without being archived
select count(*) filter (where c.archive <> (c.archive_le is not null)) as bad, count(*) as "all" from clients c;

-- Q4 the principal contact is not the only principal one of its client
select count(*) filter (where exists (select 1 from interlocuteurs o where o.client_id = i.client_id and o.principal and o.id <> i.id)) as bad, count(*) as "all" from interlocuteurs i where i.principal;

-- Q5 the project's client belongs to another user
select count(*) filter (where c.utilisateur_id <> p.utilisateur_id) as bad, count(*) as "all" from projets p join clients c on c.id = p.client_id;

-- Q6 the project at a fixed price has no price, or the one by the hour no hourly rate
select count(*) filter (where (p.mode_facturation = 'forfait' and p.montant_forfait is null) or (p.mode_facturation = 'regie' and p.taux_horaire is null)) as bad, count(*) as "all" from projets p;

-- Q7 the project is finished without termine_le, or has it without being finished
select count(*) filter (where (p.statut = 'termine') <> (p.termine_le is not null)) as bad, count(*) as "all" from projets p;

-- Q8 the project is to end or was finished before it began
select count(*) filter (where p.date_fin_prevue < p.date_debut or p.termine_le::date < p.date_debut) as bad, count(*) as "all" from projets p;

-- Q9 the project's minutes_passees is not the sum of its time entries
select count(*) filter (where p.minutes_passees <> (select coalesce(sum(t.duree_minutes), 0) from temps_passes t where t.projet_id = p.id)) as bad, count(*) as "all" from projets p;

-- Q10 the quote's client belongs to another user, or its project to another client
select count(*) filter (where c.utilisateur_id <> d.utilisateur_id or p.client_id <> d.client_id) as bad, count(*) as "all" from devis d join clients c on c.id = d.client_id left join projets p on p.id = d.projet_id;

-- Q11 the quote's state contradicts accepte_le or refuse_le
select count(*) filter (where (d.statut = 'accepte') <> (d.accepte_le is not null) or (d.statut = 'refuse') <> (d.refuse_le is not null)) as bad, count(*) as "all" from devis d;

-- Q12 the quote's total without tax or its tax is not the sum of its lines
select count(*) filter (where abs(d.total_ht - (select coalesce(sum(l.montant_ht), 0) from lignes_devis l where l.devis_id = d.id)) > 0.011 or abs(d.total_tva - (select coalesce(sum(l.montant_tva), 0) from lignes_devis l where l.devis_id = d.id)) > 0.05) as bad, count(*) as "all" from devis d;

-- Q13 the quote line's amount is not quantity times unit price, or its tax not that amount at its rate
select count(*) filter (where abs(l.montant_ht - l.quantite * l.prix_unitaire_ht) > 0.011 or abs(l.montant_tva - l.montant_ht * t.taux / 100) > 0.011) as bad, count(*) as "all" from lignes_devis l join taux_tva t on t.id = l.taux_tva_id;

-- Q14 the invoice's client belongs to another user, or its project to another client
select count(*) filter (where c.utilisateur_id <> f.utilisateur_id or p.client_id <> f.client_id) as bad, count(*) as "all" from factures f join clients c on c.id = f.client_id left join projets p on p.id = f.projet_id;

-- Q15 the invoice comes from a quote of another client, or from one that was not accepted
select count(*) filter (where d.client_id <> f.client_id or d.statut <> 'accepte') as bad, count(*) as "all" from factures f join devis d on d.id = f.devis_id;

-- Q16 the invoice is due before its date
select count(*) filter (where f.date_echeance < f.date_emission) as bad, count(*) as "all" from factures f;

-- Q17 the invoice's state contradicts payee_le or annulee_le
select count(*) filter (where (f.statut <> 'annulee' and (f.statut = 'payee') <> (f.payee_le is not null)) or (f.statut = 'annulee') <> (f.annulee_le is not null)) as bad, count(*) as "all" from factures f;

-- Q18 the invoice's total without tax or its tax is not the sum of its lines
select count(*) filter (where abs(f.total_ht - (select coalesce(sum(l.montant_ht), 0) from lignes_facture l where l.facture_id = f.id)) > 0.011 or abs(f.total_tva - (select coalesce(sum(l.montant_tva), 0) from lignes_facture l where l.facture_id = f.id)) > 0.05) as bad, count(*) as "all" from factures f;

-- Q19 the invoice's total with tax is not the total without it and the tax
select count(*) filter (where abs(f.total_ttc - f.total_ht - f.total_tva) > 0.011) as bad, count(*) as "all" from factures f;

-- Q20 the invoice line's amount is not quantity times unit price, or its tax not that amount at the applied rate
select count(*) filter (where abs(l.montant_ht - l.quantite * l.prix_unitaire_ht) > 0.011 or abs(l.montant_tva - l.montant_ht * l.taux_applique / 100) > 0.011) as bad, count(*) as "all" from lignes_facture l;

-- Q21 the invoice's montant_paye or montant_avoirs is not the sum of its payments or credit notes
select count(*) filter (where f.montant_paye <> (select coalesce(sum(p.montant), 0) from paiements p where p.facture_id = f.id) or f.montant_avoirs <> (select coalesce(sum(a.total_ttc), 0) from avoirs a where a.facture_id = f.id)) as bad, count(*) as "all" from factures f;

-- Q22 what remains to pay is not the invoice's total less payments and credit notes
select count(*) filter (where abs(f.reste_a_payer - (f.total_ttc - f.montant_paye - f.montant_avoirs)) > 0.011) as bad, count(*) as "all" from factures f where f.statut in ('envoyee', 'partiellement_payee', 'payee');

-- Q23 the invoice is paid with something left to pay, or partly paid with nothing paid or nothing left
select count(*) filter (where (f.statut = 'payee' and f.reste_a_payer > 0) or (f.statut = 'partiellement_payee' and (f.reste_a_payer <= 0 or f.montant_paye <= 0))) as bad, count(*) as "all" from factures f where f.statut in ('payee', 'partiellement_payee');

-- Q24 the payment's client or user is not that of its invoice
select count(*) filter (where p.client_id <> f.client_id or p.utilisateur_id <> f.utilisateur_id) as bad, count(*) as "all" from paiements p join factures f on f.id = p.facture_id;

-- Q25 the credit note's client or user is not that of its invoice
select count(*) filter (where a.client_id <> f.client_id or a.utilisateur_id <> f.utilisateur_id) as bad, count(*) as "all" from avoirs a join factures f on f.id = a.facture_id;

-- Q26 the credit note is older than its invoice, or worth more than it
select count(*) filter (where a.date_emission < f.date_emission or a.total_ttc > f.total_ttc) as bad, count(*) as "all" from avoirs a join factures f on f.id = a.facture_id;

-- Q27 the reminder is sent without envoyee_le, or has it without being sent
select count(*) filter (where (r.statut = 'envoyee') <> (r.envoyee_le is not null)) as bad, count(*) as "all" from relances r;

-- Q28 the reminder was sent before the invoice was issued or after it was paid
select count(*) filter (where r.envoyee_le::date < f.date_emission or r.envoyee_le > f.payee_le) as bad, count(*) as "all" from relances r join factures f on f.id = r.facture_id where r.envoyee_le is not null;

-- Q29 the invoice's nb_relances is not the number of reminders sent for it
select count(*) filter (where f.nb_relances <> (select count(*) from relances r where r.facture_id = f.id and r.statut = 'envoyee')) as bad, count(*) as "all" from factures f;

-- Q30 the expense's category or project belongs to another user
select count(*) filter (where k.utilisateur_id <> d.utilisateur_id or p.utilisateur_id <> d.utilisateur_id) as bad, count(*) as "all" from depenses d join categories_depenses k on k.id = d.categorie_id left join projets p on p.id = d.projet_id;

-- Q31 the expense's amount with tax is not the amount without it and the tax
select count(*) filter (where abs(d.montant_ttc - d.montant_ht - d.montant_tva) > 0.011) as bad, count(*) as "all" from depenses d;

-- Q32 the expense is charged on an invoice without being chargeable
select count(*) filter (where not d.refacturable) as bad, count(*) as "all" from depenses d where d.facture_id is not null;

-- Q33 the time entry's minutes are not the time from its start to its end
select count(*) filter (where abs(extract(epoch from t.fin - t.debut) / 60 - t.duree_minutes) > 1) as bad, count(*) as "all" from temps_passes t;

-- Q34 the time entry overlaps another one of the same user
select count(*) filter (where exists (select 1 from temps_passes o where o.utilisateur_id = t.utilisateur_id and o.id <> t.id and o.debut < t.fin and t.debut < o.fin)) as bad, count(*) as "all" from temps_passes t;

-- Q35 the time entry's amount is not its hours times its hourly rate
select count(*) filter (where abs(t.montant_ht - t.taux_horaire * t.duree_minutes / 60) > 0.011) as bad, count(*) as "all" from temps_passes t where t.facturable and t.montant_ht is not null and t.taux_horaire is not null;

-- Q36 the time entry is on an invoice to another client than its project's, or on one without being billable
select count(*) filter (where f.client_id <> p.client_id or not t.facturable) as bad, count(*) as "all" from temps_passes t join projets p on p.id = t.projet_id join factures f on f.id = t.facture_id;
