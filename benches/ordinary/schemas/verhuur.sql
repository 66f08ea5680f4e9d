-- 16 Verhuur van fietsen en gereedschap: vestigingen, exemplaren, reserveringen, verhuringen, onderhoud
CREATE TYPE exemplaar_status AS ENUM ('beschikbaar', 'verhuurd', 'onderhoud', 'afgeschreven');
CREATE TYPE verhuring_status AS ENUM ('lopend', 'teruggebracht', 'geannuleerd');
CREATE TYPE reservering_status AS ENUM ('aangevraagd', 'bevestigd', 'opgehaald', 'geannuleerd', 'verlopen');

CREATE TABLE vestigingen (
    id              serial PRIMARY KEY,
    naam            varchar(80) NOT NULL,
    straat          varchar(80) NOT NULL,
    huisnummer      varchar(8) NOT NULL,
    postcode        varchar(7) NOT NULL,
    plaats          varchar(60) NOT NULL,
    telefoon        varchar(20),
    actief          boolean NOT NULL DEFAULT true
);

CREATE TABLE openingstijden (
    id              serial PRIMARY KEY,
    vestiging_id    int NOT NULL REFERENCES vestigingen (id) ON DELETE CASCADE,
    weekdag         smallint NOT NULL CHECK (weekdag BETWEEN 1 AND 7),
    gesloten        boolean NOT NULL DEFAULT false,
    open_vanaf      time,
    open_tot        time,
    UNIQUE (vestiging_id, weekdag)
);

CREATE TABLE medewerkers (
    id              serial PRIMARY KEY,
    vestiging_id    int NOT NULL REFERENCES vestigingen (id),
    voornaam        varchar(50) NOT NULL,
    tussenvoegsel   varchar(15),
    achternaam      varchar(60) NOT NULL,
    email           varchar(120) NOT NULL UNIQUE,
    functie         varchar(15) NOT NULL CHECK (functie IN ('balie', 'monteur', 'filiaalleider')),
    in_dienst_op    date NOT NULL,
    uit_dienst_op   date
);

CREATE TABLE klanten (
    id              serial PRIMARY KEY,
    klantnummer     varchar(10) NOT NULL UNIQUE,
    soort           varchar(12) NOT NULL DEFAULT 'particulier' CHECK (soort IN ('particulier', 'zakelijk')),
    bedrijfsnaam    varchar(100),
    kvk_nummer      varchar(8),
    voornaam        varchar(50) NOT NULL,
    achternaam      varchar(60) NOT NULL,
    email           varchar(120) NOT NULL UNIQUE,
    telefoon        varchar(20),
    geboortedatum   date,
    straat          varchar(80),
    huisnummer      varchar(8),
    postcode        varchar(7),
    plaats          varchar(60),
    geblokkeerd     boolean NOT NULL DEFAULT false,
    reden_blokkade  text,
    aantal_verhuringen int NOT NULL DEFAULT 0,
    aangemaakt_op   timestamptz NOT NULL DEFAULT now(),
    gewijzigd_op    timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN klanten.bedrijfsnaam IS 'alleen zakelijk';

CREATE TABLE categorieen (
    id              serial PRIMARY KEY,
    naam            varchar(60) NOT NULL UNIQUE,
    omschrijving    text,
    volgorde        smallint NOT NULL DEFAULT 0
);

CREATE TABLE modellen (
    id              serial PRIMARY KEY,
    categorie_id    int NOT NULL REFERENCES categorieen (id),
    merk            varchar(50) NOT NULL,
    naam            varchar(80) NOT NULL,
    dagprijs        numeric(8,2) NOT NULL CHECK (dagprijs > 0),
    weekprijs       numeric(8,2) NOT NULL,
    borg            numeric(8,2) NOT NULL DEFAULT 0,
    elektrisch      boolean NOT NULL DEFAULT false,
    accu_wh         int,
    aantal_exemplaren int NOT NULL DEFAULT 0,
    UNIQUE (merk, naam)
);
COMMENT ON COLUMN modellen.accu_wh IS 'capaciteit van de accu, alleen elektrisch';
COMMENT ON COLUMN modellen.aantal_exemplaren IS 'zonder de afgeschreven exemplaren';

CREATE TABLE seizoenstarieven (
    id              serial PRIMARY KEY,
    model_id        int NOT NULL REFERENCES modellen (id) ON DELETE CASCADE,
    naam            varchar(40) NOT NULL,
    geldig_van      date NOT NULL,
    geldig_tot      date NOT NULL,
    dagprijs        numeric(8,2) NOT NULL
);
COMMENT ON TABLE seizoenstarieven IS 'per model geldt er op een dag hoogstens één';

CREATE TABLE exemplaren (
    id              serial PRIMARY KEY,
    model_id        int NOT NULL REFERENCES modellen (id),
    vestiging_id    int NOT NULL REFERENCES vestigingen (id),
    inventarisnummer varchar(12) NOT NULL UNIQUE,
    serienummer     varchar(30),
    status          exemplaar_status NOT NULL DEFAULT 'beschikbaar',
    aanschafdatum   date NOT NULL,
    aanschafprijs   numeric(10,2) NOT NULL,
    restwaarde      numeric(10,2) NOT NULL,
    laatste_keuring date,
    volgende_keuring date,
    afgeschreven_op date
);
CREATE INDEX exemplaren_status_idx ON exemplaren (vestiging_id, status);

CREATE TABLE reserveringen (
    id              serial PRIMARY KEY,
    klant_id        int NOT NULL REFERENCES klanten (id),
    vestiging_id    int NOT NULL REFERENCES vestigingen (id),
    model_id        int NOT NULL REFERENCES modellen (id),
    aantal          smallint NOT NULL DEFAULT 1 CHECK (aantal > 0),
    van             date NOT NULL,
    tot             date NOT NULL,
    aantal_dagen    smallint NOT NULL,
    status          reservering_status NOT NULL DEFAULT 'aangevraagd',
    bevestigd_op    timestamptz,
    geannuleerd_op  timestamptz,
    annuleringsreden varchar(200),
    aangemaakt_op   timestamptz NOT NULL DEFAULT now()
);
COMMENT ON COLUMN reserveringen.aantal_dagen IS 'van en tot meegerekend';

CREATE TABLE verhuringen (
    id              serial PRIMARY KEY,
    nummer          varchar(12) NOT NULL UNIQUE,
    klant_id        int NOT NULL REFERENCES klanten (id),
    reservering_id  int UNIQUE REFERENCES reserveringen (id),
    vestiging_id    int NOT NULL REFERENCES vestigingen (id),
    medewerker_id   int NOT NULL REFERENCES medewerkers (id),
    status          verhuring_status NOT NULL DEFAULT 'lopend',
    opgehaald_op    timestamptz NOT NULL,
    terug_verwacht_op timestamptz NOT NULL,
    teruggebracht_op timestamptz,
    te_laat         boolean NOT NULL DEFAULT false,
    subtotaal       numeric(10,2) NOT NULL,
    korting_percentage numeric(5,2) NOT NULL DEFAULT 0 CHECK (korting_percentage BETWEEN 0 AND 100),
    kortingsbedrag  numeric(10,2) NOT NULL DEFAULT 0,
    totaal          numeric(10,2) NOT NULL,
    borg_totaal     numeric(10,2) NOT NULL DEFAULT 0
);
CREATE INDEX verhuringen_klant_idx ON verhuringen (klant_id);
COMMENT ON COLUMN verhuringen.subtotaal IS 'som van de regels';
COMMENT ON COLUMN verhuringen.te_laat IS 'later teruggebracht dan verwacht';

CREATE TABLE verhuurregels (
    id              serial PRIMARY KEY,
    verhuring_id    int NOT NULL REFERENCES verhuringen (id) ON DELETE CASCADE,
    exemplaar_id    int NOT NULL REFERENCES exemplaren (id),
    aantal_dagen    smallint NOT NULL CHECK (aantal_dagen > 0),
    dagprijs        numeric(8,2) NOT NULL,
    regeltotaal     numeric(10,2) NOT NULL,
    borg            numeric(8,2) NOT NULL DEFAULT 0,
    UNIQUE (verhuring_id, exemplaar_id)
);
COMMENT ON COLUMN verhuurregels.borg IS 'overgenomen van het model';

CREATE TABLE betalingen (
    id              serial PRIMARY KEY,
    verhuring_id    int NOT NULL REFERENCES verhuringen (id),
    soort           varchar(15) NOT NULL CHECK (soort IN ('huur', 'borg', 'borg_retour', 'schade')),
    methode         varchar(10) NOT NULL CHECK (methode IN ('pin', 'contant', 'ideal', 'rekening')),
    bedrag          numeric(10,2) NOT NULL,
    status          varchar(10) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'voldaan', 'mislukt')),
    iban            varchar(34),
    aangemaakt_op   timestamptz NOT NULL DEFAULT now(),
    voldaan_op      timestamptz
);
COMMENT ON COLUMN betalingen.bedrag IS 'negatief bij borg_retour';

CREATE TABLE schades (
    id              serial PRIMARY KEY,
    verhuurregel_id int REFERENCES verhuurregels (id),
    exemplaar_id    int NOT NULL REFERENCES exemplaren (id),
    gemeld_door_id  int NOT NULL REFERENCES medewerkers (id),
    omschrijving    text NOT NULL,
    ernst           varchar(10) NOT NULL CHECK (ernst IN ('licht', 'matig', 'ernstig')),
    herstelkosten   numeric(10,2),
    doorberekend    boolean NOT NULL DEFAULT false,
    doorberekend_bedrag numeric(10,2),
    gemeld_op       timestamptz NOT NULL DEFAULT now(),
    hersteld_op     timestamptz
);

CREATE TABLE onderhoudsbeurten (
    id              serial PRIMARY KEY,
    exemplaar_id    int NOT NULL REFERENCES exemplaren (id),
    monteur_id      int NOT NULL REFERENCES medewerkers (id),
    soort           varchar(12) NOT NULL CHECK (soort IN ('keuring', 'reparatie', 'beurt')),
    status          varchar(12) NOT NULL DEFAULT 'gepland' CHECK (status IN ('gepland', 'bezig', 'afgerond')),
    goedgekeurd     boolean,
    gepland_op      date NOT NULL,
    begonnen_op     timestamptz,
    afgerond_op     timestamptz,
    kosten_onderdelen numeric(10,2) NOT NULL DEFAULT 0,
    kosten_arbeid   numeric(10,2) NOT NULL DEFAULT 0,
    kosten_totaal   numeric(10,2) NOT NULL DEFAULT 0
);
COMMENT ON COLUMN onderhoudsbeurten.goedgekeurd IS 'alleen bij een keuring';

CREATE TABLE facturen (
    id              serial PRIMARY KEY,
    factuurnummer   varchar(15) NOT NULL UNIQUE,
    verhuring_id    int NOT NULL REFERENCES verhuringen (id),
    klant_id        int NOT NULL REFERENCES klanten (id),
    factuurdatum    date NOT NULL,
    vervaldatum     date NOT NULL,
    bedrag_excl     numeric(10,2) NOT NULL,
    btw_percentage  numeric(4,2) NOT NULL DEFAULT 21 CHECK (btw_percentage IN (0, 9, 21)),
    btw_bedrag      numeric(10,2) NOT NULL,
    bedrag_incl     numeric(10,2) NOT NULL,
    status          varchar(10) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'betaald', 'vervallen')),
    betaald_op      date
);

CREATE FUNCTION zet_gewijzigd_op() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.gewijzigd_op := now();
    RETURN NEW;
END
$$;
CREATE TRIGGER klanten_gewijzigd BEFORE UPDATE ON klanten FOR EACH ROW EXECUTE FUNCTION zet_gewijzigd_op();
