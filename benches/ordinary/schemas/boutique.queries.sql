-- Q1 TEXT slug that is none, or that does not begin like the name
select count(*) filter (where slug !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or position(split_part(regexp_replace(translate(lower(nom), 'àâäéèêëîïôöùûüç', 'aaaeeeeiioouuuc'), '[^a-z0-9]+', '-', 'g'), '-', 1) in slug) = 0) as bad, count(*) as "all" from (select nom, slug from categorie union all select nom, slug from marque union all select nom, slug from produit) x;

-- Q2 SUM price with tax is not the price without it and the rate
select count(*) filter (where abs(prix_ttc - prix_ht * (1 + taux_tva / 100)) > 0.02) as bad, count(*) as "all" from produit;

-- Q3 BOUND special offer that is not cheaper than the price
select count(*) filter (where prix_promo_ttc >= prix_ttc or prix_promo_ttc <= 0) as bad, count(*) as "all" from produit where prix_promo_ttc is not null;

-- Q4 STATUS days of an offer without its price, or that ends before it begins
select count(*) filter (where (prix_promo_ttc is null and (promo_debut is not null or promo_fin is not null)) or promo_fin < promo_debut) as bad, count(*) as "all" from produit;

-- Q5 STATUS draft that was published, product on sale that was not, or published before it was made
select count(*) filter (where (statut = 'brouillon' and date_publication is not null) or (statut = 'en_vente' and date_publication is null) or date_publication < date_creation) as bad, count(*) as "all" from produit;

-- Q6 COUNT nb_avis is not the number of published reviews
select count(*) filter (where nb_avis <> (select count(*) from avis a where a.produit_id = p.id and a.statut = 'publie')) as bad, count(*) as "all" from produit p;

-- Q7 COUNT average mark is not that of the published reviews
select count(*) filter (where (note_moyenne is null) <> (x is null) or abs(note_moyenne - x) > 0.06) as bad, count(*) as "all" from (select note_moyenne, (select avg(note) from avis a where a.produit_id = p.id and a.statut = 'publie') x from produit p) p where note_moyenne is not null or x is not null;

-- Q8 COUNT nb_produits is not the number of products of the category (all, not archived, or on sale)
select count(*) filter (where nb_produits not in ((select count(*) from produit p where p.categorie_id = c.id), (select count(*) from produit p where p.categorie_id = c.id and statut <> 'archive'), (select count(*) from produit p where p.categorie_id = c.id and statut in ('en_vente', 'epuise')), (select count(*) from produit p where p.categorie_id = c.id and statut = 'en_vente'))) as bad, count(*) as "all" from categorie c where not exists (select 1 from categorie f where f.parent_id = c.id);

-- Q9 ALONE several default variants of a product
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where par_defaut) n from declinaison group by produit_id) x;

-- Q10 ALONE same size and colour twice in a product
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) over (partition by produit_id, taille, couleur) n from declinaison where taille is not null and couleur is not null) x;

-- Q11 BOUND more stock reserved than there is
select count(*) filter (where stock_reserve > stock) as bad, count(*) as "all" from declinaison;

-- Q12 WORDS bar code that is not 13 digits, or postcode that is not five
select count(*) filter (where not ok) as bad, count(*) as "all" from (select code_barres ~ '^[0-9]{13}$' ok from declinaison where code_barres is not null union all select code_postal ~ '^[0-9]{5}$' from adresse) x;

-- Q13 FARSTATE product sold out of which a variant is in stock
select count(*) filter (where d.stock - d.stock_reserve > 0) as bad, count(*) as "all" from declinaison d join produit p on p.id = d.produit_id where p.statut = 'epuise';

-- Q14 STATUS newsletter without a day of consent
select count(*) filter (where newsletter and date_consentement_newsletter is null) as bad, count(*) as "all" from client;

-- Q15 NOW client under 13 or over 110 years old, or whose last visit was before the account or is ahead
select count(*) filter (where date_inscription::date - date_naissance not between 4748 and 40200 or derniere_connexion < date_inscription or derniere_connexion > '2026-01-02' or date_inscription > '2026-01-02') as bad, count(*) as "all" from client;

-- Q16 COUNT nb_commandes is not the number of the client's orders (all, or those not cancelled or unpaid)
select count(*) filter (where nb_commandes not in ((select count(*) from commande c where c.client_id = k.id), (select count(*) from commande c where c.client_id = k.id and statut <> 'annulee'), (select count(*) from commande c where c.client_id = k.id and statut not in ('annulee', 'en_attente_paiement')), (select count(*) from commande c where c.client_id = k.id and statut not in ('annulee', 'remboursee')), (select count(*) from commande c where c.client_id = k.id and statut not in ('annulee', 'remboursee', 'en_attente_paiement')))) as bad, count(*) as "all" from client k;

-- Q17 PATH delivery or billing address of another client
select count(*) filter (where l.client_id <> c.client_id or f.client_id <> c.client_id) as bad, count(*) as "all" from commande c join adresse l on l.id = c.adresse_livraison_id join adresse f on f.id = c.adresse_facturation_id;

-- Q18 SUM total of a line is not quantity and price, or its tax is not the rate
select count(*) filter (where abs(total_ht - quantite * prix_unitaire_ht) > 0.01 or abs(total_ttc - total_ht * (1 + taux_tva / 100)) > 0.01 * quantite + 0.01) as bad, count(*) as "all" from ligne_commande;

-- Q19 COPY rate of the line is not the product's, or the designation is another product's name
select count(*) filter (where l.taux_tva <> p.taux_tva or position(lower(p.nom) in lower(l.designation)) = 0) as bad, count(*) as "all" from ligne_commande l join declinaison d on d.id = l.declinaison_id join produit p on p.id = d.produit_id;

-- Q20 COPY price of the line is nowhere near the product's (under 0.4 or over 2 times)
select count(*) filter (where l.prix_unitaire_ht not between p.prix_ht * 0.4 and p.prix_ht * 2) as bad, count(*) as "all" from ligne_commande l join declinaison d on d.id = l.declinaison_id join produit p on p.id = d.produit_id;

-- Q21 SUM sous_total is not the sum of the lines
select count(*) filter (where abs(sous_total - n) > 0.01) as bad, count(*) as "all" from (select sous_total, (select sum(l.total_ttc) from ligne_commande l where l.commande_id = c.id) n from commande c) c where n is not null;

-- Q22 SUM total is not sub-total less discount and with postage, or a discount above the sub-total
select count(*) filter (where abs(total_ttc - (sous_total - remise + frais_port)) > 0.01 or remise > sous_total or remise < 0 or frais_port < 0) as bad, count(*) as "all" from commande;

-- Q23 STATUS dates of an order that do not fit its state
select count(*) filter (where (statut = 'en_attente_paiement' and date_paiement is not null) or (statut in ('payee', 'en_preparation', 'expediee', 'livree', 'remboursee') and date_paiement is null) or (statut in ('en_attente_paiement', 'payee', 'en_preparation') and date_expedition is not null) or (statut in ('expediee', 'livree') and date_expedition is null) or (statut = 'livree' and date_livraison is null) or (statut in ('en_attente_paiement', 'payee', 'en_preparation', 'expediee', 'annulee') and date_livraison is not null) or (statut = 'annulee' and date_annulation is null) or (statut not in ('annulee', 'remboursee') and date_annulation is not null)) as bad, count(*) as "all" from commande;

-- Q24 ORDER paid, sent, delivered or cancelled before the step before it
select count(*) filter (where date_paiement < date_commande or date_expedition < date_paiement or date_expedition < date_commande or date_livraison < date_expedition or date_annulation < date_commande) as bad, count(*) as "all" from commande;

-- Q25 STATUS reason to cancel of an order that was not cancelled
select count(*) filter (where statut not in ('annulee', 'remboursee')) as bad, count(*) as "all" from commande where motif_annulation is not null;

-- Q26 BOUND ordered before the client had an account, or ahead of now
select count(*) filter (where c.date_commande < k.date_inscription or c.date_commande > '2026-01-02') as bad, count(*) as "all" from commande c join client k on k.id = c.client_id;

-- Q27 KIND percentage off above 100, amount off without a value, or free delivery with one
select count(*) filter (where (type = 'pourcentage' and (valeur is null or valeur not between 0.01 and 100)) or (type = 'montant' and coalesce(valeur, 0) <= 0) or (type = 'livraison_offerte' and valeur <> 0)) as bad, count(*) as "all" from code_promo;

-- Q28 COUNT nb_utilisations is not the number of orders with the code (all, or not cancelled), or above the most
select count(*) filter (where nb_utilisations not in ((select count(*) from commande c where c.code_promo_id = p.id), (select count(*) from commande c where c.code_promo_id = p.id and statut <> 'annulee'), (select count(*) from commande c where c.code_promo_id = p.id and statut not in ('annulee', 'en_attente_paiement')), (select count(*) from commande c where c.code_promo_id = p.id and statut not in ('annulee', 'remboursee')), (select count(*) from commande c where c.code_promo_id = p.id and statut not in ('annulee', 'remboursee', 'en_attente_paiement'))) or nb_utilisations > utilisations_max) as bad, count(*) as "all" from code_promo p;

-- Q29 BOUND code used outside its days or below its least amount, or that ends before it begins
select count(*) filter (where c.date_commande::date not between p.date_debut - 1 and p.date_fin + 1 or c.sous_total < p.montant_minimum or p.date_fin < p.date_debut) as bad, count(*) as "all" from commande c join code_promo p on p.id = c.code_promo_id;

-- Q30 STATUS reason to refuse of a payment that was not refused, accepted without a time, or validated before made
select count(*) filter (where (statut <> 'refuse' and motif_refus is not null) or (statut in ('accepte', 'rembourse') and date_validation is null) or (statut = 'en_cours' and date_validation is not null) or date_validation < date_creation) as bad, count(*) as "all" from paiement;

-- Q31 KIND last four digits of a payment without a card, or that are no digits
select count(*) filter (where moyen <> 'carte' or quatre_derniers_chiffres !~ '^[0-9]{4}$') as bad, count(*) as "all" from paiement where quatre_derniers_chiffres is not null;

-- Q32 COPY amount of an accepted payment above the total of the order
select count(*) filter (where p.montant > c.total_ttc + 0.01 or p.montant <= 0) as bad, count(*) as "all" from paiement p join commande c on c.id = p.commande_id where p.statut in ('accepte', 'rembourse');

-- Q33 FARSTATE accepted payment of an order that still waits for payment
select count(*) filter (where c.statut = 'en_attente_paiement') as bad, count(*) as "all" from paiement p join commande c on c.id = p.commande_id where p.statut = 'accepte';

-- Q34 BOUND payment begun before the order was made
select count(*) filter (where p.date_creation < c.date_commande - interval '1 hour') as bad, count(*) as "all" from paiement p join commande c on c.id = p.commande_id;

-- Q35 STATUS parcel whose dates do not fit its state, or delivered before sent, or expected before sent
select count(*) filter (where (statut = 'preparee' and date_envoi is not null) or (statut <> 'preparee' and date_envoi is null) or (statut = 'livree') <> (date_livraison is not null) or date_livraison < date_envoi or date_livraison_prevue < date_envoi::date - 1 or date_envoi < date_creation) as bad, count(*) as "all" from expedition;

-- Q36 FARSTATE parcel that was sent for an order that is not paid
select count(*) filter (where c.statut = 'en_attente_paiement') as bad, count(*) as "all" from expedition e join commande c on c.id = e.commande_id where e.statut <> 'preparee';

-- Q37 ORDER shortest delivery time above the longest
select count(*) filter (where delai_min_jours > delai_max_jours or delai_min_jours < 0 or tarif < 0) as bad, count(*) as "all" from transporteur;

-- Q38 PATH invoice to another client than the order's
select count(*) filter (where f.client_id <> c.client_id) as bad, count(*) as "all" from facture f join commande c on c.id = f.commande_id;

-- Q39 COPY amount of the invoice is not that of the order, or not net and tax, or issued before the order
select count(*) filter (where f.montant_ttc <> c.total_ttc or abs(f.montant_ttc - f.montant_ht - f.montant_tva) > 0.01 or f.date_emission < c.date_commande::date - 1) as bad, count(*) as "all" from facture f join commande c on c.id = f.commande_id;

-- Q40 PATH review with an order of another client
select count(*) filter (where c.client_id <> a.client_id) as bad, count(*) as "all" from avis a join commande c on c.id = a.commande_id;

-- Q41 MEMBER review with an order in which the product is not
select count(*) filter (where not exists (select 1 from ligne_commande l join declinaison d on d.id = l.declinaison_id where l.commande_id = a.commande_id and d.produit_id = a.produit_id)) as bad, count(*) as "all" from avis a where commande_id is not null and exists (select 1 from ligne_commande l where l.commande_id = a.commande_id);

-- Q42 STATUS review with a reason to reject that was not rejected, or that waits though it was looked at
select count(*) filter (where (statut <> 'rejete' and motif_rejet is not null) or (statut = 'en_attente' and date_moderation is not null) or date_moderation < date_depot) as bad, count(*) as "all" from avis;

-- Q43 PATH line of the return is of another order
select count(*) filter (where l.commande_id <> r.commande_id) as bad, count(*) as "all" from retour r join ligne_commande l on l.id = r.ligne_commande_id;

-- Q44 BOUND more sent back than bought, more paid back than paid, or asked for before the order
select count(*) filter (where r.quantite > l.quantite or r.montant_rembourse > l.total_ttc or r.date_demande < c.date_commande) as bad, count(*) as "all" from retour r join ligne_commande l on l.id = r.ligne_commande_id join commande c on c.id = l.commande_id;

-- Q45 STATUS return paid back without an amount, or an amount though refused or only asked for
select count(*) filter (where (statut = 'rembourse' and montant_rembourse is null) or (statut in ('demande', 'refuse') and montant_rembourse <> 0) or (statut = 'demande' and date_traitement is not null) or date_traitement < date_demande) as bad, count(*) as "all" from retour;

-- Q46 SUM stock after the movement is not the stock before and the quantity
select count(*) filter (where stock_apres <> stock_avant::bigint + quantite or stock_apres < 0 or stock_avant < 0) as bad, count(*) as "all" from mouvement_stock;

-- Q47 KIND sign of the quantity does not fit the kind of movement, or a line of an order at a delivery or a loss
select count(*) filter (where (type in ('entree', 'retour') and quantite <= 0) or (type in ('vente', 'perte') and quantite >= 0) or (type in ('entree', 'perte') and ligne_commande_id is not null)) as bad, count(*) as "all" from mouvement_stock;

-- Q48 PATH movement with a line of an order for another variant
select count(*) filter (where l.declinaison_id <> m.declinaison_id) as bad, count(*) as "all" from mouvement_stock m join ligne_commande l on l.id = m.ligne_commande_id;

-- Q49 ALONE several default addresses of a client
select count(*) filter (where n > 1) as bad, count(*) as "all" from (select count(*) filter (where par_defaut) n from adresse group by client_id) x;

-- Q50 NOW paid, sent, delivered, reviewed or moved ahead of now
select count(*) filter (where t > '2026-01-02') as bad, count(*) as "all" from (select unnest(array[date_paiement, date_expedition, date_livraison, date_annulation]) t from commande union all select date_validation from paiement union all select date_livraison from expedition union all select date_depot from avis union all select date_mouvement from mouvement_stock) x where t is not null;

-- Q51 PATH category above itself
with recursive h as (select id as debut, parent_id, 1 as n from categorie where parent_id is not null union all select h.debut, c.parent_id, n + 1 from h join categorie c on c.id = h.parent_id where c.parent_id is not null and h.parent_id <> h.debut and n < 25)
select count(distinct debut) filter (where parent_id = debut or n >= 25) as bad, count(distinct debut) as "all" from h;
