-- 33 insurance (Dutch names)
-- Polissen, schades en betalingen van een verzekeraar. Bedragen in euro's.

CREATE TYPE relatiesoort AS ENUM ('particulier', 'zakelijk');
CREATE TYPE functie AS ENUM ('acceptant', 'schadebehandelaar', 'administratie', 'manager');
CREATE TYPE branche AS ENUM ('auto', 'woonhuis', 'inboedel', 'reis', 'aansprakelijkheid');
CREATE TYPE polisstatus AS ENUM ('offerte', 'actief', 'geschorst', 'beeindigd');
CREATE TYPE schadestatus AS ENUM ('gemeld', 'in_behandeling', 'toegekend', 'afgewezen', 'uitgekeerd');

CREATE TABLE relaties (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    relatienummer   varchar(12) NOT NULL UNIQUE,
    soort           relatiesoort NOT NULL DEFAULT 'particulier',
    voornaam        varchar(60),              -- particulier
    tussenvoegsel   varchar(20),
    achternaam      varchar(80),              -- particulier
    geboortedatum   date,                     -- particulier
    bedrijfsnaam    varchar(120),             -- zakelijk
    kvk_nummer      char(8),                  -- zakelijk
    email           varchar(160) NOT NULL UNIQUE,
    telefoon        varchar(20),
    straat          varchar(100) NOT NULL,
    huisnummer      varchar(10) NOT NULL,
    postcode        varchar(7) NOT NULL,
    plaats          varchar(80) NOT NULL,
    iban            varchar(34) NOT NULL,
    aantal_polissen integer NOT NULL DEFAULT 0, -- actieve polissen
    aangemaakt_op   timestamp NOT NULL DEFAULT now(),
    gewijzigd_op    timestamp NOT NULL DEFAULT now()
);

CREATE TABLE medewerkers (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    voornaam        varchar(60) NOT NULL,
    achternaam      varchar(80) NOT NULL,
    email           varchar(160) NOT NULL UNIQUE,
    functie         functie NOT NULL,
    leidinggevende_id integer REFERENCES medewerkers,
    max_uitkering   numeric(10,2) NOT NULL DEFAULT 0 CHECK (max_uitkering >= 0), -- mag uitkeringen goedkeuren tot dit bedrag
    in_dienst       date NOT NULL,
    uit_dienst      date
);

CREATE TABLE tussenpersonen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    naam            varchar(120) NOT NULL,
    email           varchar(160) NOT NULL UNIQUE,
    website         varchar(160),
    provisie_percentage numeric(4,2) NOT NULL CHECK (provisie_percentage BETWEEN 0 AND 30),
    contract_vanaf  date NOT NULL,
    contract_tot    date
);

CREATE TABLE producten (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    code            varchar(10) NOT NULL UNIQUE,
    naam            varchar(100) NOT NULL,
    branche         branche NOT NULL,
    verkoop_vanaf   date NOT NULL,
    verkoop_tot     date
);

CREATE TABLE dekkingen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    product_id      integer NOT NULL REFERENCES producten,
    naam            varchar(100) NOT NULL,
    verplicht       boolean NOT NULL DEFAULT false, -- zit op elke polis van het product
    minimumpremie   numeric(10,2) NOT NULL CHECK (minimumpremie > 0), -- per jaar
    max_verzekerd_bedrag numeric(12,2) NOT NULL CHECK (max_verzekerd_bedrag > 0),
    UNIQUE (product_id, naam)
);

CREATE TABLE polissen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    polisnummer     varchar(20) NOT NULL UNIQUE, -- productcode-volgnummer, bijv. AUTO-004711
    relatie_id      integer NOT NULL REFERENCES relaties,
    product_id      integer NOT NULL REFERENCES producten,
    tussenpersoon_id integer REFERENCES tussenpersonen,
    acceptant_id    integer REFERENCES medewerkers,
    vervangt_polis_id integer UNIQUE REFERENCES polissen, -- eerdere polis van dezelfde relatie
    status          polisstatus NOT NULL DEFAULT 'offerte',
    ingangsdatum    date NOT NULL,
    einddatum       date,                        -- alleen bij beeindigd
    reden_einde     varchar(60),
    betaaltermijn   varchar(8) NOT NULL DEFAULT 'maand' CHECK (betaaltermijn IN ('maand', 'kwartaal', 'jaar')),
    jaarpremie      numeric(10,2) NOT NULL,      -- som van de dekkingen
    termijnpremie   numeric(10,2) NOT NULL,      -- jaarpremie / 12, / 4 of / 1
    eigen_risico    numeric(8,2) NOT NULL DEFAULT 0 CHECK (eigen_risico >= 0),
    aangevraagd_op  timestamp NOT NULL,
    geaccepteerd_op timestamp,
    gewijzigd_op    timestamp NOT NULL DEFAULT now()
);

CREATE TABLE polis_dekkingen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    polis_id        integer NOT NULL REFERENCES polissen ON DELETE CASCADE,
    dekking_id      integer NOT NULL REFERENCES dekkingen,
    premie          numeric(10,2) NOT NULL CHECK (premie > 0), -- per jaar
    verzekerd_bedrag numeric(12,2) NOT NULL CHECK (verzekerd_bedrag > 0),
    UNIQUE (polis_id, dekking_id)
);

-- alleen bij autopolissen
CREATE TABLE voertuigen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    polis_id        integer NOT NULL UNIQUE REFERENCES polissen ON DELETE CASCADE,
    kenteken        varchar(8) NOT NULL,
    merk            varchar(40) NOT NULL,
    model           varchar(60) NOT NULL,
    bouwjaar        smallint NOT NULL,
    cataloguswaarde numeric(10,2) NOT NULL,
    dagwaarde       numeric(10,2) NOT NULL
);

CREATE TABLE premienotas (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    notanummer      varchar(20) NOT NULL UNIQUE,
    polis_id        integer NOT NULL REFERENCES polissen,
    relatie_id      integer NOT NULL REFERENCES relaties, -- verzekeringnemer
    periode_van     date NOT NULL,
    periode_tot     date NOT NULL,
    premie          numeric(10,2) NOT NULL,  -- termijnpremie van de polis
    assurantiebelasting numeric(10,2) NOT NULL, -- 21 %
    totaal          numeric(10,2) NOT NULL,
    betaald         numeric(10,2) NOT NULL DEFAULT 0, -- ontvangen, storneringen niet meegeteld
    status          varchar(14) NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'deels_betaald', 'betaald', 'oninbaar')),
    notadatum       date NOT NULL,
    vervaldatum     date NOT NULL,
    betaald_op      date
);

CREATE TABLE betalingen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    premienota_id   integer NOT NULL REFERENCES premienotas,
    wijze           varchar(12) NOT NULL CHECK (wijze IN ('incasso', 'overboeking', 'ideal')),
    bedrag          numeric(10,2) NOT NULL CHECK (bedrag > 0),
    iban            varchar(34) NOT NULL,
    ontvangen_op    date NOT NULL,
    gestorneerd_op  date -- alleen incasso
);

CREATE TABLE schades (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    schadenummer    varchar(20) NOT NULL UNIQUE, -- S2025-000123: jaar van melding
    polis_id        integer NOT NULL REFERENCES polissen,
    polis_dekking_id integer NOT NULL REFERENCES polis_dekkingen,
    behandelaar_id  integer REFERENCES medewerkers,
    status          schadestatus NOT NULL DEFAULT 'gemeld',
    omschrijving    text NOT NULL,
    voorgevallen_op date NOT NULL,
    gemeld_op       timestamp NOT NULL,
    afgehandeld_op  timestamp, -- afgewezen of uitgekeerd
    schadebedrag    numeric(12,2) NOT NULL CHECK (schadebedrag > 0),
    eigen_risico    numeric(8,2) NOT NULL DEFAULT 0, -- van de polis
    toegekend_bedrag numeric(12,2), -- hoogstens schadebedrag min eigen risico
    uitgekeerd_bedrag numeric(12,2) NOT NULL DEFAULT 0, -- som van de betaalde uitkeringen
    afwijsreden     text
);

CREATE TABLE schade_statussen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    schade_id       integer NOT NULL REFERENCES schades ON DELETE CASCADE,
    van_status      schadestatus, -- leeg bij de melding
    naar_status     schadestatus NOT NULL,
    medewerker_id   integer NOT NULL REFERENCES medewerkers,
    gewijzigd_op    timestamp NOT NULL
);

CREATE TABLE uitkeringen (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    schade_id       integer NOT NULL REFERENCES schades,
    bedrag          numeric(12,2) NOT NULL CHECK (bedrag > 0),
    iban            varchar(34) NOT NULL,
    begunstigde     varchar(140) NOT NULL,
    status          varchar(12) NOT NULL DEFAULT 'klaargezet' CHECK (status IN ('klaargezet', 'goedgekeurd', 'betaald', 'ingetrokken')),
    aangemaakt_op   timestamp NOT NULL,
    goedgekeurd_door_id integer REFERENCES medewerkers,
    goedgekeurd_op  timestamp,
    betaald_op      timestamp
);

-- hoort bij een polis of bij een schade
CREATE TABLE documenten (
    id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    polis_id        integer REFERENCES polissen ON DELETE CASCADE,
    schade_id       integer REFERENCES schades ON DELETE CASCADE,
    soort           varchar(16) NOT NULL CHECK (soort IN ('polisblad', 'voorwaarden', 'schadeformulier', 'foto', 'factuur')),
    bestandsnaam    varchar(160) NOT NULL,
    mime_type       varchar(60) NOT NULL,
    grootte         integer NOT NULL CHECK (grootte > 0),
    geupload_op     timestamp NOT NULL,
    CHECK ((polis_id IS NULL) <> (schade_id IS NULL))
);

CREATE INDEX ON polissen (relatie_id);
CREATE INDEX ON premienotas (polis_id);
CREATE INDEX ON schades (polis_id);
