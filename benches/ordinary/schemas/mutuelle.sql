-- 73 Mutuelle santé : adhérents, contrats, cotisations, remboursements et réclamations

-- ---------------------------------------------------------------
-- Référentiels
-- ---------------------------------------------------------------
create table gestionnaires (
  id uuid primary key default gen_random_uuid(),
  matricule varchar(10) not null unique,
  nom varchar(80) not null,
  prenom varchar(80) not null,
  email varchar(160) not null unique,
  service varchar(20) not null check (service in ('prestations', 'cotisations', 'reclamations')),
  date_entree date not null,
  date_sortie date,
  actif boolean not null default true
);

create table formules (
  id uuid primary key default gen_random_uuid(),
  code varchar(12) not null unique,
  libelle varchar(80) not null,
  niveau smallint not null check (niveau between 1 and 5),
  cotisation_base numeric(8,2) not null check (cotisation_base > 0),
  commercialisee boolean not null default true
);

create table garanties (
  id uuid primary key default gen_random_uuid(),
  formule_id uuid not null references formules (id) on delete cascade,
  type_soin varchar(20) not null check (type_soin in ('medecine', 'pharmacie', 'optique', 'dentaire', 'hospitalisation', 'audiologie')),
  libelle varchar(120) not null,
  taux_remboursement numeric(5,2) not null,   -- en % de la base de remboursement
  plafond_annuel numeric(9,2),
  delai_carence_mois smallint not null default 0,
  unique (formule_id, type_soin)
);

create table professionnels (
  id uuid primary key default gen_random_uuid(),
  numero_rpps varchar(11) unique,
  categorie varchar(20) not null check (categorie in ('medecin', 'pharmacie', 'opticien', 'dentiste', 'hopital', 'audioprothesiste')),
  nom varchar(120) not null,
  adresse varchar(200),
  code_postal char(5) not null,
  ville varchar(80) not null,
  telephone varchar(20),
  tiers_payant boolean not null default true,
  cree_le timestamptz not null default now()
);

-- ---------------------------------------------------------------
-- Adhérents et contrats
-- ---------------------------------------------------------------
create table adherents (
  id uuid primary key default gen_random_uuid(),
  numero_adherent varchar(12) not null unique,
  civilite varchar(4) not null check (civilite in ('M.', 'Mme')),
  nom varchar(80) not null,
  prenom varchar(80) not null,
  date_naissance date not null,
  numero_secu varchar(15) not null unique,
  email varchar(160),
  telephone varchar(20),
  adresse varchar(200) not null,
  code_postal char(5) not null,
  ville varchar(80) not null,
  iban varchar(34),
  statut varchar(10) not null default 'actif' check (statut in ('actif', 'suspendu', 'radie')),
  date_adhesion date not null,
  date_radiation date,
  motif_radiation text,
  cree_le timestamptz not null default now(),
  modifie_le timestamptz
);
create index idx_adherents_nom on adherents (nom, prenom);

create table ayants_droit (
  id uuid primary key default gen_random_uuid(),
  adherent_id uuid not null references adherents (id) on delete cascade,
  lien varchar(10) not null check (lien in ('conjoint', 'enfant')),
  nom varchar(80) not null,
  prenom varchar(80) not null,
  date_naissance date not null,
  date_rattachement date not null,
  date_fin date,
  cree_le timestamptz not null default now()
);

create table contrats (
  id uuid primary key default gen_random_uuid(),
  numero_contrat varchar(16) not null unique,
  adherent_id uuid not null references adherents (id),
  formule_id uuid not null references formules (id),
  statut varchar(12) not null default 'en_attente' check (statut in ('en_attente', 'en_cours', 'suspendu', 'resilie')),
  date_signature date not null,
  date_effet date not null,
  date_resiliation date,
  motif_resiliation varchar(200),
  periodicite varchar(12) not null default 'mensuelle' check (periodicite in ('mensuelle', 'trimestrielle', 'annuelle')),
  cotisation_mensuelle numeric(8,2) not null,
  nb_ayants_droit integer not null default 0,
  cree_le timestamptz not null default now()
);
create index idx_contrats_adherent on contrats (adherent_id);

-- ayants droit couverts par un contrat
create table contrat_ayants_droit (
  contrat_id uuid not null references contrats (id) on delete cascade,
  ayant_droit_id uuid not null references ayants_droit (id) on delete cascade,
  date_entree date not null,
  date_sortie date,
  primary key (contrat_id, ayant_droit_id)
);

-- ---------------------------------------------------------------
-- Cotisations
-- ---------------------------------------------------------------
create table cotisations (
  id uuid primary key default gen_random_uuid(),
  contrat_id uuid not null references contrats (id),
  periode_debut date not null,
  periode_fin date not null,
  montant_ht numeric(9,2) not null check (montant_ht >= 0),
  montant_taxe numeric(9,2) not null default 0,
  montant_ttc numeric(9,2) not null,
  montant_regle numeric(9,2) not null default 0,
  date_echeance date not null,
  statut varchar(10) not null default 'appelee' check (statut in ('appelee', 'payee', 'impayee', 'annulee')),
  payee_le date,
  unique (contrat_id, periode_debut),
  check (periode_fin >= periode_debut)
);

create table encaissements (
  id uuid primary key default gen_random_uuid(),
  cotisation_id uuid not null references cotisations (id) on delete cascade,
  mode varchar(12) not null check (mode in ('prelevement', 'cheque', 'carte', 'virement')),
  montant numeric(9,2) not null check (montant > 0),
  statut varchar(10) not null default 'en_cours' check (statut in ('en_cours', 'encaisse', 'rejete')),
  numero_cheque varchar(10),
  date_operation date not null,
  motif_rejet varchar(120)
);

-- ---------------------------------------------------------------
-- Prestations
-- ---------------------------------------------------------------
create table demandes_prise_en_charge (
  id uuid primary key default gen_random_uuid(),
  numero_demande varchar(16) not null unique,
  contrat_id uuid not null references contrats (id),
  ayant_droit_id uuid references ayants_droit (id),   -- null : soins de l'adhérent lui-même
  professionnel_id uuid not null references professionnels (id),
  gestionnaire_id uuid references gestionnaires (id),
  type_soin varchar(20) not null check (type_soin in ('optique', 'dentaire', 'hospitalisation', 'audiologie')),
  montant_devis numeric(9,2) not null check (montant_devis > 0),
  montant_accorde numeric(9,2),
  statut varchar(10) not null default 'recue' check (statut in ('recue', 'accordee', 'refusee', 'annulee')),
  motif_refus text,
  recue_le timestamptz not null default now(),
  traitee_le timestamptz,
  valable_jusqu_au date
);

create table remboursements (
  id uuid primary key default gen_random_uuid(),
  numero_dossier varchar(16) not null unique,
  contrat_id uuid not null references contrats (id),
  adherent_id uuid not null references adherents (id),
  ayant_droit_id uuid references ayants_droit (id),   -- null : soins de l'adhérent lui-même
  professionnel_id uuid not null references professionnels (id),
  demande_id uuid references demandes_prise_en_charge (id),
  statut varchar(10) not null default 'recu' check (statut in ('recu', 'en_cours', 'accepte', 'refuse', 'paye')),
  total_depense numeric(10,2) not null default 0,
  total_secu numeric(10,2) not null default 0,
  total_mutuelle numeric(10,2) not null default 0,
  motif_refus text,
  recu_le timestamptz not null default now(),
  traite_le timestamptz
);
create index idx_remboursements_contrat on remboursements (contrat_id, recu_le);

create table lignes_soins (
  id uuid primary key default gen_random_uuid(),
  remboursement_id uuid not null references remboursements (id) on delete cascade,
  garantie_id uuid not null references garanties (id),
  numero_ligne smallint not null,
  date_soins date not null,
  code_acte varchar(13) not null,
  libelle varchar(160) not null,
  montant_depense numeric(9,2) not null check (montant_depense >= 0),
  montant_secu numeric(9,2) not null default 0 check (montant_secu >= 0),
  montant_mutuelle numeric(9,2) not null default 0 check (montant_mutuelle >= 0),
  reste_a_charge numeric(9,2) not null default 0 check (reste_a_charge >= 0),
  unique (remboursement_id, numero_ligne)
);

create table paiements (
  id uuid primary key default gen_random_uuid(),
  remboursement_id uuid not null references remboursements (id),
  destinataire varchar(14) not null check (destinataire in ('adherent', 'professionnel')),
  adherent_id uuid references adherents (id),
  professionnel_id uuid references professionnels (id),
  montant numeric(10,2) not null check (montant > 0),
  statut varchar(10) not null default 'emis' check (statut in ('emis', 'execute', 'rejete')),
  emis_le timestamptz not null default now(),
  execute_le timestamptz,
  motif_rejet varchar(160)
);

-- ---------------------------------------------------------------
-- Réclamations et pièces jointes
-- ---------------------------------------------------------------
create table reclamations (
  id uuid primary key default gen_random_uuid(),
  numero_reclamation varchar(16) not null unique,
  adherent_id uuid not null references adherents (id),
  remboursement_id uuid references remboursements (id),
  gestionnaire_id uuid references gestionnaires (id),
  canal varchar(10) not null check (canal in ('courriel', 'telephone', 'courrier', 'espace_web')),
  objet varchar(160) not null,
  message text not null,
  reponse text,
  statut varchar(10) not null default 'ouverte' check (statut in ('ouverte', 'en_cours', 'close')),
  ouverte_le timestamptz not null default now(),
  close_le timestamptz
);

create table pieces_jointes (
  id uuid primary key default gen_random_uuid(),
  rattachement varchar(14) not null check (rattachement in ('remboursement', 'demande', 'reclamation')),
  remboursement_id uuid references remboursements (id) on delete cascade,
  demande_id uuid references demandes_prise_en_charge (id) on delete cascade,
  reclamation_id uuid references reclamations (id) on delete cascade,
  nom_fichier varchar(200) not null,
  type_mime varchar(80) not null,
  taille_octets bigint not null check (taille_octets > 0),
  deposee_le timestamptz not null default now()
);
