-- 79 Verwaltung einer deutschen Fahrschule (Schueler, Fahrstunden, Theorie, Pruefungen, Rechnungen)
CREATE TYPE fahrstunden_art AS ENUM ('uebungsfahrt', 'ueberlandfahrt', 'autobahnfahrt', 'nachtfahrt', 'pruefungsvorbereitung');
CREATE TYPE termin_status AS ENUM ('geplant', 'durchgefuehrt', 'abgesagt', 'nicht_erschienen');
CREATE TYPE vertrag_status AS ENUM ('entwurf', 'aktiv', 'abgeschlossen', 'gekuendigt');
CREATE TYPE pruefung_art AS ENUM ('theorie', 'praxis');
CREATE TYPE pruefung_ergebnis AS ENUM ('angemeldet', 'bestanden', 'nicht_bestanden', 'nicht_erschienen');
CREATE TYPE rechnung_status AS ENUM ('entwurf', 'offen', 'teilbezahlt', 'bezahlt', 'storniert');

CREATE TABLE filialen (
    id              serial PRIMARY KEY,
    name            varchar(80) NOT NULL UNIQUE,
    strasse         varchar(120) NOT NULL,
    hausnummer      varchar(10) NOT NULL,
    plz             char(5) NOT NULL CHECK (plz ~ '^[0-9]{5}$'),
    ort             varchar(80) NOT NULL,
    telefon         varchar(30),
    email           varchar(120),
    eroeffnet_am    date NOT NULL,
    geschlossen_am  date
);

CREATE TABLE fuehrerscheinklassen (
    kuerzel             varchar(4) PRIMARY KEY,
    bezeichnung         varchar(80) NOT NULL,
    mindestalter        smallint NOT NULL,
    pflicht_ueberland   smallint NOT NULL DEFAULT 0,
    pflicht_autobahn    smallint NOT NULL DEFAULT 0,
    pflicht_nacht       smallint NOT NULL DEFAULT 0,
    pflicht_theorie     smallint NOT NULL DEFAULT 14
);

CREATE TABLE fahrlehrer (
    id              serial PRIMARY KEY,
    filiale_id      int NOT NULL REFERENCES filialen(id),
    personalnummer  varchar(12) NOT NULL UNIQUE,
    vorname         varchar(60) NOT NULL,
    nachname        varchar(60) NOT NULL,
    geburtsdatum    date NOT NULL,
    email           varchar(120) NOT NULL UNIQUE,
    telefon         varchar(30),
    fahrlehrerschein_seit date NOT NULL,
    fortbildung_gueltig_bis date,
    eingestellt_am  date NOT NULL,
    ausgeschieden_am date,
    stundenlohn     numeric(6,2) NOT NULL,
    aktiv           boolean NOT NULL DEFAULT true
);

CREATE TABLE fahrlehrer_klassen (
    fahrlehrer_id   int NOT NULL REFERENCES fahrlehrer(id) ON DELETE CASCADE,
    klasse          varchar(4) NOT NULL REFERENCES fuehrerscheinklassen(kuerzel),
    berechtigt_seit date NOT NULL,
    PRIMARY KEY (fahrlehrer_id, klasse)
);

CREATE TABLE fahrzeuge (
    id              serial PRIMARY KEY,
    filiale_id      int NOT NULL REFERENCES filialen(id),
    klasse          varchar(4) NOT NULL REFERENCES fuehrerscheinklassen(kuerzel),
    kennzeichen     varchar(12) NOT NULL UNIQUE,
    fin             char(17) UNIQUE,
    marke           varchar(40) NOT NULL,
    modell          varchar(60) NOT NULL,
    getriebe        varchar(12) NOT NULL CHECK (getriebe IN ('schaltung', 'automatik')),
    kraftstoff      varchar(12) NOT NULL CHECK (kraftstoff IN ('benzin', 'diesel', 'elektro', 'hybrid')),
    erstzulassung   date NOT NULL,
    angeschafft_am  date NOT NULL,
    ausgemustert_am date,
    kilometerstand  int NOT NULL CHECK (kilometerstand >= 0),
    naechste_hu     date NOT NULL,
    aktiv           boolean NOT NULL DEFAULT true
);

CREATE TABLE fahrschueler (
    id              serial PRIMARY KEY,
    filiale_id      int NOT NULL REFERENCES filialen(id),
    kundennummer    varchar(12) NOT NULL UNIQUE,
    anrede          varchar(6) NOT NULL CHECK (anrede IN ('Herr', 'Frau', 'divers')),
    vorname         varchar(60) NOT NULL,
    nachname        varchar(60) NOT NULL,
    geburtsdatum    date NOT NULL,
    geburtsort      varchar(80),
    strasse         varchar(120) NOT NULL,
    hausnummer      varchar(10) NOT NULL,
    plz             char(5) NOT NULL CHECK (plz ~ '^[0-9]{5}$'),
    ort             varchar(80) NOT NULL,
    email           varchar(120) NOT NULL,
    handy           varchar(30),
    sehtest_am      date,
    erste_hilfe_am  date,
    erziehungsberechtigter varchar(120),
    angelegt_am     timestamp NOT NULL DEFAULT now()
);

CREATE TABLE gutscheine (
    id              serial PRIMARY KEY,
    code            varchar(20) NOT NULL UNIQUE,
    betrag          numeric(8,2) NOT NULL CHECK (betrag > 0),
    restbetrag      numeric(8,2) NOT NULL CHECK (restbetrag >= 0),
    kaeufer_name    varchar(120),
    ausgestellt_am  date NOT NULL,
    gueltig_bis     date NOT NULL,
    eingeloest_am   date,
    eingeloest_von  int REFERENCES fahrschueler(id)
);

CREATE TABLE anmeldungen (
    id              serial PRIMARY KEY,
    fahrschueler_id int NOT NULL REFERENCES fahrschueler(id),
    klasse          varchar(4) NOT NULL REFERENCES fuehrerscheinklassen(kuerzel),
    eingegangen_am  timestamp NOT NULL,
    kanal           varchar(10) NOT NULL CHECK (kanal IN ('buero', 'telefon', 'online')),
    status          varchar(12) NOT NULL DEFAULT 'neu' CHECK (status IN ('neu', 'angenommen', 'abgelehnt')),
    bearbeitet_am   timestamp,
    ablehnungsgrund text,
    begleitetes_fahren boolean NOT NULL DEFAULT false
);

CREATE TABLE ausbildungsvertraege (
    id              serial PRIMARY KEY,
    vertragsnummer  varchar(16) NOT NULL UNIQUE,
    anmeldung_id    int UNIQUE REFERENCES anmeldungen(id),
    fahrschueler_id int NOT NULL REFERENCES fahrschueler(id),
    klasse          varchar(4) NOT NULL REFERENCES fuehrerscheinklassen(kuerzel),
    fahrlehrer_id   int NOT NULL REFERENCES fahrlehrer(id),
    status          vertrag_status NOT NULL DEFAULT 'entwurf',
    abgeschlossen_am date,
    beginn          date NOT NULL,
    ende            date,
    gekuendigt_am   date,
    kuendigungsgrund text,
    grundbetrag     numeric(8,2) NOT NULL,
    preis_fahrstunde numeric(6,2) NOT NULL,
    preis_sonderfahrt numeric(6,2) NOT NULL,
    CHECK (ende IS NULL OR ende >= beginn)
);
COMMENT ON COLUMN ausbildungsvertraege.abgeschlossen_am IS 'Tag der Unterschrift';
COMMENT ON COLUMN ausbildungsvertraege.ende IS 'Tag, an dem die Ausbildung endete (Fuehrerschein erteilt oder Kuendigung)';

CREATE TABLE theorie_themen (
    id              serial PRIMARY KEY,
    nummer          smallint NOT NULL UNIQUE CHECK (nummer BETWEEN 1 AND 20),
    titel           varchar(120) NOT NULL,
    art             varchar(12) NOT NULL CHECK (art IN ('grundstoff', 'zusatzstoff')),
    klasse          varchar(4) REFERENCES fuehrerscheinklassen(kuerzel)
);

CREATE TABLE theorie_termine (
    id              serial PRIMARY KEY,
    filiale_id      int NOT NULL REFERENCES filialen(id),
    thema_id        int NOT NULL REFERENCES theorie_themen(id),
    fahrlehrer_id   int NOT NULL REFERENCES fahrlehrer(id),
    beginn          timestamp NOT NULL,
    ende            timestamp NOT NULL,
    raum            varchar(30),
    plaetze         smallint NOT NULL CHECK (plaetze > 0),
    status          termin_status NOT NULL DEFAULT 'geplant'
);

CREATE TABLE theorie_teilnahmen (
    termin_id       int NOT NULL REFERENCES theorie_termine(id),
    fahrschueler_id int NOT NULL REFERENCES fahrschueler(id),
    angemeldet_am   timestamp NOT NULL,
    anwesend        boolean NOT NULL DEFAULT false,
    unterschrieben_am timestamp,
    PRIMARY KEY (termin_id, fahrschueler_id)
);

CREATE TABLE fahrstunden (
    id              serial PRIMARY KEY,
    vertrag_id      int NOT NULL REFERENCES ausbildungsvertraege(id),
    fahrlehrer_id   int NOT NULL REFERENCES fahrlehrer(id),
    fahrzeug_id     int NOT NULL REFERENCES fahrzeuge(id),
    art             fahrstunden_art NOT NULL DEFAULT 'uebungsfahrt',
    status          termin_status NOT NULL DEFAULT 'geplant',
    beginn          timestamp NOT NULL,
    ende            timestamp NOT NULL,
    dauer_minuten   smallint NOT NULL CHECK (dauer_minuten > 0),
    treffpunkt      varchar(120),
    km_anfang       int,
    km_ende         int,
    preis           numeric(8,2) NOT NULL,
    abgesagt_am     timestamp,
    absagegrund     text,
    bewertung       smallint CHECK (bewertung BETWEEN 1 AND 6),
    gebucht_am      timestamp NOT NULL
);
CREATE INDEX fahrstunden_vertrag_idx ON fahrstunden (vertrag_id);
CREATE INDEX fahrstunden_fahrlehrer_idx ON fahrstunden (fahrlehrer_id, beginn);

CREATE TABLE pruefungen (
    id              serial PRIMARY KEY,
    vertrag_id      int NOT NULL REFERENCES ausbildungsvertraege(id),
    art             pruefung_art NOT NULL,
    versuch         smallint NOT NULL DEFAULT 1 CHECK (versuch >= 1),
    angemeldet_am   date NOT NULL,
    pruefungstermin timestamp NOT NULL,
    pruefstelle     varchar(80) NOT NULL,
    pruefer         varchar(120),
    fahrlehrer_id   int REFERENCES fahrlehrer(id),
    fahrzeug_id     int REFERENCES fahrzeuge(id),
    ergebnis        pruefung_ergebnis NOT NULL DEFAULT 'angemeldet',
    fehlerpunkte    smallint,
    gebuehr         numeric(7,2) NOT NULL,
    UNIQUE (vertrag_id, art, versuch),
    CHECK (art = 'praxis' OR fahrzeug_id IS NULL)
);

CREATE TABLE rechnungen (
    id              serial PRIMARY KEY,
    rechnungsnummer varchar(20) NOT NULL UNIQUE,
    vertrag_id      int NOT NULL REFERENCES ausbildungsvertraege(id),
    gutschein_id    int REFERENCES gutscheine(id),
    status          rechnung_status NOT NULL DEFAULT 'entwurf',
    rechnungsdatum  date NOT NULL,
    faellig_am      date NOT NULL,
    netto           numeric(9,2) NOT NULL,
    mwst_satz       numeric(4,2) NOT NULL DEFAULT 19.00,
    mwst_betrag     numeric(9,2) NOT NULL,
    brutto          numeric(9,2) NOT NULL,
    bezahlt_am      date,
    storniert_am    date,
    mahnstufe       smallint NOT NULL DEFAULT 0 CHECK (mahnstufe BETWEEN 0 AND 3)
);

CREATE TABLE rechnungspositionen (
    rechnung_id     int NOT NULL REFERENCES rechnungen(id) ON DELETE CASCADE,
    pos             smallint NOT NULL,
    fahrstunde_id   int UNIQUE REFERENCES fahrstunden(id),
    pruefung_id     int REFERENCES pruefungen(id),
    bezeichnung     varchar(160) NOT NULL,
    menge           numeric(6,2) NOT NULL CHECK (menge > 0),
    einzelpreis     numeric(8,2) NOT NULL,
    gesamtpreis     numeric(9,2) NOT NULL,
    PRIMARY KEY (rechnung_id, pos)
);
COMMENT ON COLUMN rechnungspositionen.gesamtpreis IS 'netto';

CREATE TABLE zahlungen (
    id              serial PRIMARY KEY,
    rechnung_id     int NOT NULL REFERENCES rechnungen(id),
    betrag          numeric(9,2) NOT NULL CHECK (betrag > 0),
    zahlungsart     varchar(12) NOT NULL CHECK (zahlungsart IN ('bar', 'ec', 'ueberweisung', 'lastschrift')),
    eingegangen_am  date NOT NULL,
    iban            varchar(34),
    verwendungszweck varchar(140),
    rueckbuchung_am date
);

CREATE TABLE fahrzeug_wartungen (
    id              serial PRIMARY KEY,
    fahrzeug_id     int NOT NULL REFERENCES fahrzeuge(id),
    art             varchar(12) NOT NULL CHECK (art IN ('hu', 'inspektion', 'reparatur', 'reifen')),
    werkstatt       varchar(120) NOT NULL,
    beginn          date NOT NULL,
    ende            date,
    kilometerstand  int NOT NULL,
    kosten          numeric(9,2)
);
