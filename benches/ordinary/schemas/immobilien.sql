-- 44 property manager, names in German
-- Hausverwaltung. Tabellen und Spalten deutsch, ohne Umlaute. Betraege in Euro, numeric(10,2).
CREATE TABLE eigentuemer (
    id serial PRIMARY KEY,
    anrede varchar(10) CHECK (anrede IN ('Herr','Frau','Firma')),
    vorname varchar(60),                -- nicht bei Firma
    nachname varchar(100) NOT NULL,     -- oder Firmenname
    email varchar(160),
    telefon varchar(32),
    strasse varchar(120) NOT NULL,
    hausnummer varchar(8) NOT NULL,
    plz char(5) NOT NULL,
    ort varchar(80) NOT NULL,
    iban varchar(34) NOT NULL,
    angelegt_am timestamp NOT NULL DEFAULT now()
);
CREATE TABLE mitarbeiter (
    id serial PRIMARY KEY,
    vorname varchar(60) NOT NULL,
    nachname varchar(60) NOT NULL,
    email varchar(160) NOT NULL UNIQUE,
    rolle varchar(20) NOT NULL CHECK (rolle IN ('verwalter','buchhaltung','hausmeister')),
    eintritt date NOT NULL,
    austritt date
);
CREATE TABLE objekte (
    id serial PRIMARY KEY,
    objektnummer varchar(10) NOT NULL UNIQUE,
    bezeichnung varchar(120) NOT NULL,
    eigentuemer_id int NOT NULL REFERENCES eigentuemer,
    verwalter_id int REFERENCES mitarbeiter,
    strasse varchar(120) NOT NULL,
    hausnummer varchar(8) NOT NULL,
    plz char(5) NOT NULL,
    ort varchar(80) NOT NULL,
    baujahr smallint,
    stockwerke smallint NOT NULL DEFAULT 1 CHECK (stockwerke > 0),
    anzahl_einheiten int NOT NULL DEFAULT 0,
    gesamtflaeche numeric(10,2) NOT NULL DEFAULT 0,   -- Summe der Einheiten
    verwaltung_seit date NOT NULL
);
CREATE TABLE einheiten (
    id serial PRIMARY KEY,
    objekt_id int NOT NULL REFERENCES objekte,
    nummer varchar(10) NOT NULL,
    typ varchar(12) NOT NULL CHECK (typ IN ('Wohnung','Gewerbe','Stellplatz')),
    stockwerk smallint,                               -- 0 = Erdgeschoss; nicht bei Stellplatz
    zimmer numeric(3,1),                              -- nur Wohnung
    flaeche numeric(8,2) NOT NULL,                    -- m2
    kaltmiete_soll numeric(10,2) NOT NULL,
    status varchar(12) NOT NULL DEFAULT 'frei' CHECK (status IN ('frei','vermietet','renovierung')),
    UNIQUE (objekt_id, nummer)
);
CREATE TABLE mieter (
    id serial PRIMARY KEY,
    anrede varchar(10) CHECK (anrede IN ('Herr','Frau')),
    vorname varchar(60) NOT NULL,
    nachname varchar(60) NOT NULL,
    geburtsdatum date,
    email varchar(160),
    telefon varchar(32),
    iban varchar(34),
    offener_betrag numeric(10,2) NOT NULL DEFAULT 0,  -- Summe der offenen Betraege seiner Sollstellungen
    angelegt_am timestamp NOT NULL DEFAULT now()
);
CREATE TABLE mietvertraege (
    id serial PRIMARY KEY,
    vertragsnummer varchar(14) NOT NULL UNIQUE,
    einheit_id int NOT NULL REFERENCES einheiten,
    hauptmieter_id int NOT NULL REFERENCES mieter,
    status varchar(12) NOT NULL DEFAULT 'aktiv' CHECK (status IN ('entwurf','aktiv','gekuendigt','beendet')),
    unterschrieben_am date,                           -- leer nur im Entwurf
    beginn date NOT NULL,
    ende date,                                        -- leer = unbefristet
    gekuendigt_am date,
    gekuendigt_von varchar(10) CHECK (gekuendigt_von IN ('mieter','vermieter')),
    kaltmiete numeric(10,2) NOT NULL CHECK (kaltmiete > 0),
    nebenkosten numeric(10,2) NOT NULL DEFAULT 0,
    warmmiete numeric(10,2) NOT NULL,
    kaution numeric(10,2) NOT NULL DEFAULT 0,         -- Wohnung: hoechstens drei Kaltmieten (§ 551 BGB)
    zahltag smallint NOT NULL DEFAULT 3
);
CREATE TABLE vertrag_mieter (
    vertrag_id int NOT NULL REFERENCES mietvertraege ON DELETE CASCADE,
    mieter_id int NOT NULL REFERENCES mieter,
    einzug date,
    auszug date,
    PRIMARY KEY (vertrag_id, mieter_id)
);
COMMENT ON TABLE vertrag_mieter IS 'alle Mieter eines Vertrags, auch der Hauptmieter';
CREATE TABLE sollstellungen (
    id serial PRIMARY KEY,
    vertrag_id int NOT NULL REFERENCES mietvertraege,
    einheit_id int NOT NULL REFERENCES einheiten,
    monat date NOT NULL,                              -- Monatserster
    faellig_am date NOT NULL,
    kaltmiete numeric(10,2) NOT NULL,
    nebenkosten numeric(10,2) NOT NULL,
    betrag numeric(10,2) NOT NULL,
    bezahlt numeric(10,2) NOT NULL DEFAULT 0,         -- Summe der Zahlungen
    offen numeric(10,2) NOT NULL DEFAULT 0,
    status varchar(12) NOT NULL DEFAULT 'offen' CHECK (status IN ('offen','teilbezahlt','bezahlt')),
    UNIQUE (vertrag_id, monat)
);
CREATE TABLE zahlungen (
    id serial PRIMARY KEY,
    sollstellung_id int NOT NULL REFERENCES sollstellungen,
    mieter_id int NOT NULL REFERENCES mieter,
    betrag numeric(10,2) NOT NULL CHECK (betrag > 0),
    zahlungsart varchar(16) NOT NULL CHECK (zahlungsart IN ('ueberweisung','lastschrift','bar')),
    iban varchar(34),                                 -- nicht bei bar
    verwendungszweck varchar(140),
    eingegangen_am date NOT NULL,
    gebucht_von int REFERENCES mitarbeiter,
    gebucht_am timestamp NOT NULL DEFAULT now()
);
CREATE TABLE mahnungen (
    id serial PRIMARY KEY,
    sollstellung_id int NOT NULL REFERENCES sollstellungen,
    mieter_id int NOT NULL REFERENCES mieter,
    stufe smallint NOT NULL CHECK (stufe BETWEEN 1 AND 3),
    forderung numeric(10,2) NOT NULL,
    gebuehr numeric(10,2) NOT NULL DEFAULT 0,
    gesamt numeric(10,2) NOT NULL,
    versandt_am date,
    frist_bis date NOT NULL,
    erledigt_am date,
    UNIQUE (sollstellung_id, stufe)
);
CREATE TABLE handwerker (
    id serial PRIMARY KEY,
    firma varchar(120) NOT NULL,
    gewerk varchar(20) NOT NULL CHECK (gewerk IN ('Sanitaer','Elektro','Maler','Dach','Schlosser','Heizung')),
    ansprechpartner varchar(100),
    email varchar(160),
    telefon varchar(32),
    stundensatz numeric(8,2),
    auftraege_anzahl int NOT NULL DEFAULT 0
);
CREATE TABLE schadensmeldungen (
    id serial PRIMARY KEY,
    objekt_id int NOT NULL REFERENCES objekte,
    einheit_id int REFERENCES einheiten,              -- leer: Gemeinschaftsflaeche
    gemeldet_von int REFERENCES mieter,
    titel varchar(120) NOT NULL,
    beschreibung text NOT NULL,
    dringlichkeit varchar(8) NOT NULL DEFAULT 'normal' CHECK (dringlichkeit IN ('niedrig','normal','notfall')),
    status varchar(14) NOT NULL DEFAULT 'neu' CHECK (status IN ('neu','in_arbeit','erledigt','abgelehnt')),
    gemeldet_am timestamp NOT NULL DEFAULT now(),
    erledigt_am timestamp
);
CREATE TABLE handwerkerauftraege (
    id serial PRIMARY KEY,
    auftragsnummer varchar(14) NOT NULL UNIQUE,
    schadensmeldung_id int REFERENCES schadensmeldungen,
    objekt_id int NOT NULL REFERENCES objekte,
    einheit_id int REFERENCES einheiten,
    handwerker_id int NOT NULL REFERENCES handwerker,
    beauftragt_von int NOT NULL REFERENCES mitarbeiter,
    status varchar(14) NOT NULL DEFAULT 'beauftragt' CHECK (status IN ('beauftragt','in_arbeit','abgeschlossen','storniert')),
    beauftragt_am timestamp NOT NULL DEFAULT now(),
    termin_von timestamp,
    termin_bis timestamp,
    abgeschlossen_am timestamp,
    stunden numeric(6,2),
    materialkosten numeric(10,2),
    netto numeric(10,2),
    mwst numeric(10,2),                               -- 19 %
    brutto numeric(10,2)
);
CREATE TABLE zaehlerstaende (
    id serial PRIMARY KEY,
    einheit_id int NOT NULL REFERENCES einheiten,
    zaehlerart varchar(10) NOT NULL CHECK (zaehlerart IN ('Strom','Wasser','Heizung')),
    zaehlernummer varchar(20) NOT NULL,
    abgelesen_am date NOT NULL,
    stand numeric(12,2) NOT NULL,
    vorstand numeric(12,2),                           -- leer bei der ersten Ablesung
    verbrauch numeric(12,2)                           -- stand - vorstand
);
