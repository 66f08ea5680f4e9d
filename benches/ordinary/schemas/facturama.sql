-- 58 Facturation pour indépendants

CREATE TABLE utilisateurs (
    id             SERIAL PRIMARY KEY,
    email          VARCHAR(180) NOT NULL UNIQUE,
    mot_de_passe   VARCHAR(255) NOT NULL,
    prenom         VARCHAR(80) NOT NULL,
    nom            VARCHAR(80) NOT NULL,
    raison_sociale VARCHAR(150) NOT NULL,
    siret          CHAR(14) NOT NULL UNIQUE,
    numero_tva     VARCHAR(20),
    adresse        VARCHAR(255) NOT NULL,
    code_postal    VARCHAR(10) NOT NULL,
    ville          VARCHAR(100) NOT NULL,
    iban           VARCHAR(34),
    cree_le        TIMESTAMP NOT NULL DEFAULT now(),
    modifie_le     TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE taux_tva (
    id      SERIAL PRIMARY KEY,
    code    VARCHAR(20) NOT NULL UNIQUE,
    libelle VARCHAR(60) NOT NULL,
    taux    NUMERIC(5,2) NOT NULL CHECK (taux >= 0 AND taux <= 100),
    actif   BOOLEAN NOT NULL DEFAULT true
);

CREATE TABLE clients (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    type           VARCHAR(20) NOT NULL DEFAULT 'entreprise' CHECK (type IN ('entreprise', 'particulier')),
    raison_sociale VARCHAR(150),
    prenom         VARCHAR(80),
    nom            VARCHAR(80),
    siret          VARCHAR(14),
    numero_tva     VARCHAR(20),
    email          VARCHAR(180) NOT NULL,
    telephone      VARCHAR(30),
    adresse        VARCHAR(255) NOT NULL,
    code_postal    VARCHAR(10) NOT NULL,
    ville          VARCHAR(100) NOT NULL,
    pays           CHAR(2) NOT NULL DEFAULT 'FR',
    archive        BOOLEAN NOT NULL DEFAULT false,
    archive_le     TIMESTAMP,
    cree_le        TIMESTAMP NOT NULL DEFAULT now(),
    modifie_le     TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (utilisateur_id, email)
);

CREATE TABLE interlocuteurs (
    id         SERIAL PRIMARY KEY,
    client_id  INTEGER NOT NULL REFERENCES clients(id) ON DELETE CASCADE,
    prenom     VARCHAR(80) NOT NULL,
    nom        VARCHAR(80) NOT NULL,
    fonction   VARCHAR(80),
    email      VARCHAR(180) NOT NULL,
    telephone  VARCHAR(30),
    principal  BOOLEAN NOT NULL DEFAULT false,
    cree_le    TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (client_id, email)
);

CREATE TABLE projets (
    id               SERIAL PRIMARY KEY,
    utilisateur_id   INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    client_id        INTEGER NOT NULL REFERENCES clients(id),
    nom              VARCHAR(150) NOT NULL,
    description      TEXT,
    mode_facturation VARCHAR(20) NOT NULL CHECK (mode_facturation IN ('forfait', 'regie')),
    montant_forfait  NUMERIC(10,2),
    taux_horaire     NUMERIC(8,2),
    statut           VARCHAR(20) NOT NULL DEFAULT 'en_cours' CHECK (statut IN ('en_cours', 'en_pause', 'termine', 'annule')),
    date_debut       DATE NOT NULL,
    date_fin_prevue  DATE,
    termine_le       TIMESTAMP,
    minutes_passees  INTEGER NOT NULL DEFAULT 0 CHECK (minutes_passees >= 0),
    cree_le          TIMESTAMP NOT NULL DEFAULT now(),
    modifie_le       TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE devis (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    client_id      INTEGER NOT NULL REFERENCES clients(id),
    projet_id      INTEGER REFERENCES projets(id) ON DELETE SET NULL,
    numero         VARCHAR(30) NOT NULL,
    objet          VARCHAR(200) NOT NULL,
    statut         VARCHAR(20) NOT NULL DEFAULT 'brouillon' CHECK (statut IN ('brouillon', 'envoye', 'accepte', 'refuse', 'expire')),
    date_emission  DATE NOT NULL DEFAULT CURRENT_DATE,
    date_validite  DATE NOT NULL,
    envoye_le      TIMESTAMP,
    accepte_le     TIMESTAMP,
    refuse_le      TIMESTAMP,
    total_ht       NUMERIC(12,2) NOT NULL DEFAULT 0,
    total_tva      NUMERIC(12,2) NOT NULL DEFAULT 0,
    total_ttc      NUMERIC(12,2) NOT NULL DEFAULT 0,
    cree_le        TIMESTAMP NOT NULL DEFAULT now(),
    modifie_le     TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (utilisateur_id, numero)
);

CREATE TABLE lignes_devis (
    id               SERIAL PRIMARY KEY,
    devis_id         INTEGER NOT NULL REFERENCES devis(id) ON DELETE CASCADE,
    position         SMALLINT NOT NULL,
    designation      VARCHAR(255) NOT NULL,
    quantite         NUMERIC(10,2) NOT NULL CHECK (quantite > 0),
    unite            VARCHAR(20) NOT NULL DEFAULT 'jour',
    prix_unitaire_ht NUMERIC(10,2) NOT NULL,
    taux_tva_id      INTEGER NOT NULL REFERENCES taux_tva(id),
    montant_ht       NUMERIC(12,2) NOT NULL,
    montant_tva      NUMERIC(12,2) NOT NULL,
    montant_ttc      NUMERIC(12,2) NOT NULL,
    UNIQUE (devis_id, position)
);

CREATE TABLE factures (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    client_id      INTEGER NOT NULL REFERENCES clients(id),
    projet_id      INTEGER REFERENCES projets(id) ON DELETE SET NULL,
    devis_id       INTEGER REFERENCES devis(id) ON DELETE SET NULL,
    numero         VARCHAR(30),
    objet          VARCHAR(200) NOT NULL,
    statut         VARCHAR(20) NOT NULL DEFAULT 'brouillon' CHECK (statut IN ('brouillon', 'envoyee', 'partiellement_payee', 'payee', 'annulee')),
    date_emission  DATE NOT NULL DEFAULT CURRENT_DATE,
    date_echeance  DATE NOT NULL,
    envoyee_le     TIMESTAMP,
    payee_le       TIMESTAMP,
    annulee_le     TIMESTAMP,
    total_ht       NUMERIC(12,2) NOT NULL DEFAULT 0,
    total_tva      NUMERIC(12,2) NOT NULL DEFAULT 0,
    total_ttc      NUMERIC(12,2) NOT NULL DEFAULT 0,
    montant_paye   NUMERIC(12,2) NOT NULL DEFAULT 0,
    montant_avoirs NUMERIC(12,2) NOT NULL DEFAULT 0,
    reste_a_payer  NUMERIC(12,2) NOT NULL DEFAULT 0,
    nb_relances    INTEGER NOT NULL DEFAULT 0,
    cree_le        TIMESTAMP NOT NULL DEFAULT now(),
    modifie_le     TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (utilisateur_id, numero)
);
CREATE INDEX idx_factures_client ON factures(client_id);
CREATE INDEX idx_factures_statut ON factures(utilisateur_id, statut);

CREATE TABLE lignes_facture (
    id               SERIAL PRIMARY KEY,
    facture_id       INTEGER NOT NULL REFERENCES factures(id) ON DELETE CASCADE,
    position         SMALLINT NOT NULL,
    designation      VARCHAR(255) NOT NULL,
    quantite         NUMERIC(10,2) NOT NULL CHECK (quantite > 0),
    unite            VARCHAR(20) NOT NULL DEFAULT 'jour',
    prix_unitaire_ht NUMERIC(10,2) NOT NULL,
    taux_tva_id      INTEGER NOT NULL REFERENCES taux_tva(id),
    taux_applique    NUMERIC(5,2) NOT NULL,
    montant_ht       NUMERIC(12,2) NOT NULL,
    montant_tva      NUMERIC(12,2) NOT NULL,
    montant_ttc      NUMERIC(12,2) NOT NULL,
    UNIQUE (facture_id, position)
);

CREATE TABLE paiements (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    client_id      INTEGER NOT NULL REFERENCES clients(id),
    facture_id     INTEGER NOT NULL REFERENCES factures(id),
    montant        NUMERIC(12,2) NOT NULL CHECK (montant > 0),
    mode           VARCHAR(20) NOT NULL DEFAULT 'virement' CHECK (mode IN ('virement', 'carte', 'cheque', 'prelevement', 'especes')),
    numero_cheque  VARCHAR(20),
    reference      VARCHAR(80),
    date_paiement  DATE NOT NULL,
    cree_le        TIMESTAMP NOT NULL DEFAULT now()
);
CREATE INDEX idx_paiements_facture ON paiements(facture_id);

CREATE TABLE avoirs (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    client_id      INTEGER NOT NULL REFERENCES clients(id),
    facture_id     INTEGER NOT NULL REFERENCES factures(id),
    numero         VARCHAR(30) NOT NULL,
    motif          VARCHAR(255) NOT NULL,
    date_emission  DATE NOT NULL DEFAULT CURRENT_DATE,
    total_ht       NUMERIC(12,2) NOT NULL CHECK (total_ht >= 0),
    total_tva      NUMERIC(12,2) NOT NULL,
    total_ttc      NUMERIC(12,2) NOT NULL,
    cree_le        TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (utilisateur_id, numero)
);

CREATE TABLE relances (
    id           SERIAL PRIMARY KEY,
    facture_id   INTEGER NOT NULL REFERENCES factures(id) ON DELETE CASCADE,
    niveau       SMALLINT NOT NULL DEFAULT 1 CHECK (niveau BETWEEN 1 AND 3),
    canal        VARCHAR(20) NOT NULL DEFAULT 'email' CHECK (canal IN ('email', 'courrier', 'telephone')),
    email_destinataire VARCHAR(180),
    statut       VARCHAR(20) NOT NULL DEFAULT 'planifiee' CHECK (statut IN ('planifiee', 'envoyee', 'annulee')),
    prevue_le    DATE NOT NULL,
    envoyee_le   TIMESTAMP,
    message      TEXT,
    cree_le      TIMESTAMP NOT NULL DEFAULT now(),
    UNIQUE (facture_id, niveau)
);

CREATE TABLE categories_depenses (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    parent_id      INTEGER REFERENCES categories_depenses(id),
    nom            VARCHAR(80) NOT NULL,
    UNIQUE (utilisateur_id, nom)
);

CREATE TABLE depenses (
    id              SERIAL PRIMARY KEY,
    utilisateur_id  INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    categorie_id    INTEGER NOT NULL REFERENCES categories_depenses(id),
    projet_id       INTEGER REFERENCES projets(id) ON DELETE SET NULL,
    fournisseur     VARCHAR(150) NOT NULL,
    libelle         VARCHAR(200) NOT NULL,
    date_depense    DATE NOT NULL,
    montant_ht      NUMERIC(12,2) NOT NULL CHECK (montant_ht >= 0),
    montant_tva     NUMERIC(12,2) NOT NULL DEFAULT 0,
    montant_ttc     NUMERIC(12,2) NOT NULL,
    refacturable    BOOLEAN NOT NULL DEFAULT false,
    facture_id      INTEGER REFERENCES factures(id) ON DELETE SET NULL,
    justificatif    VARCHAR(255),
    cree_le         TIMESTAMP NOT NULL DEFAULT now()
);

CREATE TABLE temps_passes (
    id             SERIAL PRIMARY KEY,
    utilisateur_id INTEGER NOT NULL REFERENCES utilisateurs(id) ON DELETE CASCADE,
    projet_id      INTEGER NOT NULL REFERENCES projets(id) ON DELETE CASCADE,
    description    VARCHAR(255),
    debut          TIMESTAMP NOT NULL,
    fin            TIMESTAMP NOT NULL,
    duree_minutes  INTEGER NOT NULL CHECK (duree_minutes >= 0),
    facturable     BOOLEAN NOT NULL DEFAULT true,
    taux_horaire   NUMERIC(8,2),
    montant_ht     NUMERIC(10,2),
    facture_id     INTEGER REFERENCES factures(id) ON DELETE SET NULL,
    cree_le        TIMESTAMP NOT NULL DEFAULT now()
);
CREATE INDEX idx_temps_projet ON temps_passes(projet_id);
