-- 21 parc de camions, transport de marchandises
CREATE TABLE agences (
  id SERIAL PRIMARY KEY,
  code VARCHAR(6) NOT NULL UNIQUE,
  nom VARCHAR(80) NOT NULL,
  adresse VARCHAR(120) NOT NULL,
  code_postal CHAR(5) NOT NULL,
  ville VARCHAR(60) NOT NULL,
  telephone VARCHAR(20),
  responsable_id INTEGER,
  nb_vehicules INTEGER NOT NULL DEFAULT 0,
  ouverte_le DATE NOT NULL,
  fermee_le DATE
);

CREATE TABLE chauffeurs (
  id SERIAL PRIMARY KEY,
  agence_id INTEGER NOT NULL REFERENCES agences (id),
  tuteur_id INTEGER REFERENCES chauffeurs (id),
  matricule VARCHAR(10) NOT NULL UNIQUE,
  civilite VARCHAR(4) NOT NULL CHECK (civilite IN ('M.', 'Mme')),
  prenom VARCHAR(50) NOT NULL,
  nom VARCHAR(50) NOT NULL,
  email VARCHAR(120) UNIQUE,
  portable VARCHAR(20) NOT NULL,
  date_naissance DATE NOT NULL,
  date_embauche DATE NOT NULL,
  date_sortie DATE,
  motif_sortie VARCHAR(20) CHECK (motif_sortie IN ('demission', 'retraite', 'licenciement', 'fin_de_contrat')),
  statut VARCHAR(10) NOT NULL DEFAULT 'actif' CHECK (statut IN ('actif', 'conge', 'arret', 'sorti')),
  taux_horaire NUMERIC(6,2) NOT NULL,
  visite_medicale_le DATE,
  prochaine_visite_le DATE
);

ALTER TABLE agences ADD CONSTRAINT agences_responsable_fk FOREIGN KEY (responsable_id) REFERENCES chauffeurs (id);

CREATE TABLE permis (
  id SERIAL PRIMARY KEY,
  chauffeur_id INTEGER NOT NULL REFERENCES chauffeurs (id) ON DELETE CASCADE,
  categorie VARCHAR(3) NOT NULL CHECK (categorie IN ('B', 'C', 'CE', 'D')),
  numero VARCHAR(15) NOT NULL,
  obtenu_le DATE NOT NULL,
  expire_le DATE,
  suspendu BOOLEAN NOT NULL DEFAULT FALSE,
  suspendu_jusqu_au DATE,
  UNIQUE (chauffeur_id, categorie)
);

CREATE TABLE vehicules (
  id SERIAL PRIMARY KEY,
  agence_id INTEGER NOT NULL REFERENCES agences (id),
  immatriculation VARCHAR(12) NOT NULL UNIQUE,
  vin CHAR(17) NOT NULL UNIQUE,
  marque VARCHAR(40) NOT NULL,
  modele VARCHAR(60) NOT NULL,
  genre VARCHAR(15) NOT NULL CHECK (genre IN ('fourgon', 'porteur', 'tracteur', 'semi_remorque')),
  energie VARCHAR(12) CHECK (energie IN ('gazole', 'gnv', 'electrique')),
  annee SMALLINT NOT NULL,
  mise_en_circulation DATE NOT NULL,
  achete_le DATE NOT NULL,
  prix_achat NUMERIC(10,2) NOT NULL,
  ptac_kg INTEGER NOT NULL,
  poids_vide_kg INTEGER NOT NULL,
  charge_utile_kg INTEGER NOT NULL,
  kilometrage INTEGER NOT NULL DEFAULT 0,
  prochaine_revision_km INTEGER,
  controle_technique_le DATE,
  controle_valable_jusqu_au DATE,
  statut VARCHAR(15) NOT NULL DEFAULT 'disponible' CHECK (statut IN ('disponible', 'en_tournee', 'atelier', 'vendu')),
  vendu_le DATE,
  prix_vente NUMERIC(10,2)
);

CREATE TABLE affectations (
  id SERIAL PRIMARY KEY,
  vehicule_id INTEGER NOT NULL REFERENCES vehicules (id),
  chauffeur_id INTEGER NOT NULL REFERENCES chauffeurs (id),
  debut DATE NOT NULL,
  fin DATE,
  km_debut INTEGER NOT NULL,
  km_fin INTEGER,
  remarque TEXT
);

CREATE TABLE clients (
  id SERIAL PRIMARY KEY,
  agence_id INTEGER NOT NULL REFERENCES agences (id),
  code VARCHAR(10) NOT NULL UNIQUE,
  raison_sociale VARCHAR(120) NOT NULL,
  siret CHAR(14) NOT NULL UNIQUE,
  tva_intracom VARCHAR(13),
  contact_nom VARCHAR(100),
  contact_email VARCHAR(120),
  telephone VARCHAR(20),
  delai_paiement_jours SMALLINT NOT NULL DEFAULT 30,
  plafond_encours NUMERIC(10,2),
  encours NUMERIC(10,2) NOT NULL DEFAULT 0,
  bloque BOOLEAN NOT NULL DEFAULT FALSE,
  bloque_le TIMESTAMP,
  cree_le TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE sites (
  id SERIAL PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  libelle VARCHAR(80) NOT NULL,
  adresse VARCHAR(120) NOT NULL,
  code_postal CHAR(5) NOT NULL,
  ville VARCHAR(60) NOT NULL,
  ouverture TIME NOT NULL,
  fermeture TIME NOT NULL,
  hayon_requis BOOLEAN NOT NULL DEFAULT FALSE,
  latitude NUMERIC(9,6),
  longitude NUMERIC(9,6)
);

CREATE TABLE commandes (
  id SERIAL PRIMARY KEY,
  numero VARCHAR(15) NOT NULL UNIQUE,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  agence_id INTEGER NOT NULL REFERENCES agences (id),
  site_enlevement_id INTEGER NOT NULL REFERENCES sites (id),
  site_livraison_id INTEGER NOT NULL REFERENCES sites (id),
  reference_client VARCHAR(40),
  statut VARCHAR(12) NOT NULL DEFAULT 'saisie' CHECK (statut IN ('saisie', 'planifiee', 'en_cours', 'livree', 'facturee', 'annulee')),
  saisie_le TIMESTAMP NOT NULL DEFAULT now(),
  enlevement_prevu TIMESTAMP NOT NULL,
  livraison_prevue TIMESTAMP NOT NULL,
  livree_le TIMESTAMP,
  annulee_le TIMESTAMP,
  motif_annulation TEXT,
  nb_palettes INTEGER NOT NULL DEFAULT 0,
  poids_total_kg INTEGER NOT NULL DEFAULT 0,
  distance_km INTEGER,
  prix_ht NUMERIC(10,2) NOT NULL,
  taux_tva NUMERIC(4,2) NOT NULL DEFAULT 20.00,
  montant_tva NUMERIC(10,2) NOT NULL,
  prix_ttc NUMERIC(10,2) NOT NULL
);

CREATE TABLE lignes_commande (
  id SERIAL PRIMARY KEY,
  commande_id INTEGER NOT NULL REFERENCES commandes (id) ON DELETE CASCADE,
  rang SMALLINT NOT NULL,
  designation VARCHAR(120) NOT NULL,
  nb_palettes INTEGER NOT NULL CHECK (nb_palettes > 0),
  poids_palette_kg INTEGER NOT NULL,
  poids_kg INTEGER NOT NULL,
  dangereux BOOLEAN NOT NULL DEFAULT FALSE,
  code_onu CHAR(4),
  UNIQUE (commande_id, rang)
);

CREATE TABLE tournees (
  id SERIAL PRIMARY KEY,
  numero VARCHAR(15) NOT NULL UNIQUE,
  agence_id INTEGER NOT NULL REFERENCES agences (id),
  vehicule_id INTEGER NOT NULL REFERENCES vehicules (id),
  chauffeur_id INTEGER NOT NULL REFERENCES chauffeurs (id),
  jour DATE NOT NULL,
  statut VARCHAR(10) NOT NULL DEFAULT 'prevue' CHECK (statut IN ('prevue', 'en_route', 'terminee', 'annulee')),
  depart_prevu TIMESTAMP NOT NULL,
  retour_prevu TIMESTAMP NOT NULL,
  parti_a TIMESTAMP,
  revenu_a TIMESTAMP,
  km_depart INTEGER,
  km_retour INTEGER,
  distance_km INTEGER GENERATED ALWAYS AS (km_retour - km_depart) STORED,
  nb_arrets INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE arrets (
  id SERIAL PRIMARY KEY,
  tournee_id INTEGER NOT NULL REFERENCES tournees (id) ON DELETE CASCADE,
  commande_id INTEGER NOT NULL REFERENCES commandes (id),
  site_id INTEGER NOT NULL REFERENCES sites (id),
  ordre SMALLINT NOT NULL,
  operation VARCHAR(12) NOT NULL CHECK (operation IN ('enlevement', 'livraison')),
  statut VARCHAR(10) NOT NULL DEFAULT 'prevu' CHECK (statut IN ('prevu', 'fait', 'echec')),
  heure_prevue TIMESTAMP NOT NULL,
  arrive_a TIMESTAMP,
  reparti_a TIMESTAMP,
  signe_par VARCHAR(80),
  motif_echec VARCHAR(20) CHECK (motif_echec IN ('absent', 'refus', 'adresse', 'avarie')),
  UNIQUE (tournee_id, ordre)
);

CREATE TABLE pleins (
  id SERIAL PRIMARY KEY,
  vehicule_id INTEGER NOT NULL REFERENCES vehicules (id),
  chauffeur_id INTEGER REFERENCES chauffeurs (id),
  fait_le TIMESTAMP NOT NULL,
  station VARCHAR(80) NOT NULL,
  kilometrage INTEGER NOT NULL,
  litres NUMERIC(6,2) NOT NULL,
  prix_litre NUMERIC(5,3) NOT NULL,
  montant NUMERIC(8,2) NOT NULL,
  plein_complet BOOLEAN NOT NULL DEFAULT TRUE
);

CREATE TABLE entretiens (
  id SERIAL PRIMARY KEY,
  vehicule_id INTEGER NOT NULL REFERENCES vehicules (id),
  type VARCHAR(20) NOT NULL CHECK (type IN ('revision', 'pneus', 'freins', 'panne', 'controle_technique')),
  garage VARCHAR(80) NOT NULL,
  statut VARCHAR(10) NOT NULL DEFAULT 'prevu' CHECK (statut IN ('prevu', 'en_cours', 'termine', 'annule')),
  prevu_le DATE NOT NULL,
  debut_le DATE,
  fin_le DATE,
  kilometrage INTEGER,
  cout_pieces NUMERIC(8,2) NOT NULL DEFAULT 0,
  cout_main_oeuvre NUMERIC(8,2) NOT NULL DEFAULT 0,
  cout_total NUMERIC(8,2) NOT NULL DEFAULT 0
);

CREATE TABLE factures (
  id SERIAL PRIMARY KEY,
  numero VARCHAR(15) NOT NULL UNIQUE,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  commande_id INTEGER NOT NULL UNIQUE REFERENCES commandes (id),
  avoir_de_id INTEGER REFERENCES factures (id),
  emise_le DATE NOT NULL,
  echeance DATE NOT NULL,
  montant_ht NUMERIC(10,2) NOT NULL,
  montant_tva NUMERIC(10,2) NOT NULL,
  montant_ttc NUMERIC(10,2) NOT NULL,
  montant_regle NUMERIC(10,2) NOT NULL DEFAULT 0,
  statut VARCHAR(12) NOT NULL DEFAULT 'emise' CHECK (statut IN ('emise', 'partielle', 'reglee', 'en_retard', 'annulee')),
  reglee_le DATE,
  nb_relances SMALLINT NOT NULL DEFAULT 0,
  derniere_relance_le DATE
);

CREATE INDEX ON tournees (jour);
CREATE INDEX ON arrets (commande_id);
CREATE INDEX ON pleins (vehicule_id, fait_le);
