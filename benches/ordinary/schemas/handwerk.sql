-- 7 Handwerksbetrieb: Kunden, Angebote, Aufträge, Zeiten, Rechnungen (German names)
CREATE TABLE kunden (
  id serial PRIMARY KEY,
  kundennummer varchar(10) NOT NULL UNIQUE,
  art varchar(10) NOT NULL CHECK (art IN ('privat','firma')),
  anrede varchar(10) CHECK (anrede IN ('Herr','Frau','Divers')),
  vorname varchar(60),
  nachname varchar(60),
  firmenname varchar(120),
  ust_id varchar(14),
  email varchar(120),
  telefon varchar(30),
  zahlungsziel_tage smallint NOT NULL DEFAULT 14,
  umsatz_gesamt numeric(12,2) NOT NULL DEFAULT 0,
  angelegt_am timestamp NOT NULL DEFAULT now(),
  gesperrt boolean NOT NULL DEFAULT false,
  sperrgrund text
);

CREATE TABLE adressen (
  id serial PRIMARY KEY,
  kunde_id int NOT NULL REFERENCES kunden (id) ON DELETE CASCADE,
  typ varchar(12) NOT NULL CHECK (typ IN ('rechnung','baustelle')),
  strasse varchar(100) NOT NULL,
  hausnummer varchar(8) NOT NULL,
  plz char(5) NOT NULL,
  ort varchar(80) NOT NULL,
  zusatz varchar(80),
  ist_standard boolean NOT NULL DEFAULT false
);

CREATE TABLE mitarbeiter (
  id serial PRIMARY KEY,
  personalnummer varchar(8) NOT NULL UNIQUE,
  vorname varchar(60) NOT NULL,
  nachname varchar(60) NOT NULL,
  email varchar(120) UNIQUE,
  geburtsdatum date NOT NULL,
  rolle varchar(12) NOT NULL CHECK (rolle IN ('meister','geselle','azubi','buero')),
  stundenlohn numeric(6,2) NOT NULL,
  wochenstunden numeric(4,1) NOT NULL DEFAULT 40,
  urlaubstage smallint NOT NULL DEFAULT 28,
  eintritt date NOT NULL,
  austritt date,
  aktiv boolean NOT NULL DEFAULT true
);

CREATE TABLE lieferanten (
  id serial PRIMARY KEY,
  name varchar(120) NOT NULL,
  kundennummer_dort varchar(20),
  email varchar(120),
  lieferzeit_tage smallint
);

CREATE TABLE artikel (
  id serial PRIMARY KEY,
  artikelnummer varchar(16) NOT NULL UNIQUE,
  bezeichnung varchar(160) NOT NULL,
  einheit varchar(8) NOT NULL CHECK (einheit IN ('Stk','m','m2','kg','l','Std','Psch')),
  einkaufspreis numeric(10,2) NOT NULL,
  verkaufspreis numeric(10,2) NOT NULL,
  mwst_satz numeric(4,2) NOT NULL DEFAULT 19,
  lagerbestand numeric(10,2) NOT NULL DEFAULT 0,
  mindestbestand numeric(10,2) NOT NULL DEFAULT 0,
  lieferant_id int REFERENCES lieferanten (id),
  aktiv boolean NOT NULL DEFAULT true
);

CREATE TABLE angebote (
  id serial PRIMARY KEY,
  angebotsnummer varchar(14) NOT NULL UNIQUE,
  kunde_id int NOT NULL REFERENCES kunden (id),
  baustelle_id int REFERENCES adressen (id),
  erstellt_von int NOT NULL REFERENCES mitarbeiter (id),
  betreff varchar(160) NOT NULL,
  status varchar(12) NOT NULL DEFAULT 'entwurf' CHECK (status IN ('entwurf','versendet','angenommen','abgelehnt','abgelaufen')),
  angebotsdatum date NOT NULL,
  gueltig_bis date NOT NULL,
  nettosumme numeric(12,2) NOT NULL DEFAULT 0,
  mwst_betrag numeric(12,2) NOT NULL DEFAULT 0,
  bruttosumme numeric(12,2) NOT NULL DEFAULT 0,
  versendet_am timestamp,
  entschieden_am timestamp,
  ablehnungsgrund text
);

CREATE TABLE angebotspositionen (
  id serial PRIMARY KEY,
  angebot_id int NOT NULL REFERENCES angebote (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  artikel_id int REFERENCES artikel (id),
  bezeichnung varchar(200) NOT NULL,
  menge numeric(10,2) NOT NULL,
  einheit varchar(8) NOT NULL,
  einzelpreis numeric(10,2) NOT NULL,
  rabatt_prozent numeric(5,2) NOT NULL DEFAULT 0,
  gesamtpreis numeric(12,2) NOT NULL,
  UNIQUE (angebot_id, position)
);

CREATE TABLE auftraege (
  id serial PRIMARY KEY,
  auftragsnummer varchar(14) NOT NULL UNIQUE,
  kunde_id int NOT NULL REFERENCES kunden (id),
  angebot_id int UNIQUE REFERENCES angebote (id),
  baustelle_id int NOT NULL REFERENCES adressen (id),
  bauleiter_id int REFERENCES mitarbeiter (id),
  titel varchar(160) NOT NULL,
  status varchar(14) NOT NULL DEFAULT 'geplant' CHECK (status IN ('geplant','in_arbeit','abgeschlossen','abgerechnet','storniert')),
  prioritaet varchar(8) NOT NULL DEFAULT 'normal' CHECK (prioritaet IN ('niedrig','normal','hoch')),
  geplant_von date,
  geplant_bis date,
  begonnen_am timestamp,
  abgeschlossen_am timestamp,
  abnahme_am date,
  auftragssumme numeric(12,2) NOT NULL,
  stunden_geplant numeric(7,2),
  stunden_ist numeric(7,2) NOT NULL DEFAULT 0,
  erstellt_am timestamp NOT NULL DEFAULT now()
);

CREATE TABLE termine (
  id serial PRIMARY KEY,
  auftrag_id int NOT NULL REFERENCES auftraege (id) ON DELETE CASCADE,
  mitarbeiter_id int NOT NULL REFERENCES mitarbeiter (id),
  beginn timestamp NOT NULL,
  ende timestamp NOT NULL,
  notiz text,
  status varchar(12) NOT NULL DEFAULT 'geplant' CHECK (status IN ('geplant','erledigt','abgesagt'))
);

CREATE TABLE zeiterfassung (
  id serial PRIMARY KEY,
  mitarbeiter_id int NOT NULL REFERENCES mitarbeiter (id),
  auftrag_id int NOT NULL REFERENCES auftraege (id),
  datum date NOT NULL,
  beginn time NOT NULL,
  ende time NOT NULL,
  pause_minuten smallint NOT NULL DEFAULT 0,
  stunden numeric(5,2) NOT NULL,
  taetigkeit varchar(160),
  freigegeben boolean NOT NULL DEFAULT false,
  freigegeben_von int REFERENCES mitarbeiter (id)
);

CREATE TABLE materialverbrauch (
  id serial PRIMARY KEY,
  auftrag_id int NOT NULL REFERENCES auftraege (id) ON DELETE CASCADE,
  artikel_id int NOT NULL REFERENCES artikel (id),
  menge numeric(10,2) NOT NULL CHECK (menge > 0),
  einzelpreis numeric(10,2) NOT NULL,
  gesamtpreis numeric(12,2) NOT NULL,
  gebucht_am timestamp NOT NULL DEFAULT now(),
  gebucht_von int REFERENCES mitarbeiter (id)
);

CREATE TABLE rechnungen (
  id serial PRIMARY KEY,
  rechnungsnummer varchar(14) NOT NULL UNIQUE,
  kunde_id int NOT NULL REFERENCES kunden (id),
  auftrag_id int REFERENCES auftraege (id),
  rechnungsadresse_id int NOT NULL REFERENCES adressen (id),
  art varchar(12) NOT NULL DEFAULT 'rechnung' CHECK (art IN ('abschlag','rechnung','storno')),
  storno_zu_id int REFERENCES rechnungen (id),
  status varchar(12) NOT NULL DEFAULT 'entwurf' CHECK (status IN ('entwurf','offen','teilbezahlt','bezahlt','storniert')),
  rechnungsdatum date NOT NULL,
  leistung_von date,
  leistung_bis date,
  faellig_am date NOT NULL,
  nettobetrag numeric(12,2) NOT NULL,
  mwst_satz numeric(4,2) NOT NULL DEFAULT 19,
  mwst_betrag numeric(12,2) NOT NULL,
  bruttobetrag numeric(12,2) NOT NULL,
  bezahlt_betrag numeric(12,2) NOT NULL DEFAULT 0,
  bezahlt_am date,
  mahnstufe smallint NOT NULL DEFAULT 0
);

CREATE TABLE rechnungspositionen (
  id serial PRIMARY KEY,
  rechnung_id int NOT NULL REFERENCES rechnungen (id) ON DELETE CASCADE,
  position smallint NOT NULL,
  artikel_id int REFERENCES artikel (id),
  bezeichnung varchar(200) NOT NULL,
  menge numeric(10,2) NOT NULL,
  einheit varchar(8) NOT NULL,
  einzelpreis numeric(10,2) NOT NULL,
  gesamtpreis numeric(12,2) NOT NULL,
  UNIQUE (rechnung_id, position)
);

CREATE TABLE zahlungen (
  id serial PRIMARY KEY,
  rechnung_id int NOT NULL REFERENCES rechnungen (id),
  betrag numeric(12,2) NOT NULL CHECK (betrag > 0),
  zahlungsart varchar(14) NOT NULL CHECK (zahlungsart IN ('ueberweisung','bar','ec_karte','lastschrift')),
  eingang_am date NOT NULL,
  skonto numeric(10,2) NOT NULL DEFAULT 0,
  iban varchar(34),
  verwendungszweck varchar(140)
);

CREATE TABLE mahnungen (
  id serial PRIMARY KEY,
  rechnung_id int NOT NULL REFERENCES rechnungen (id),
  stufe smallint NOT NULL CHECK (stufe BETWEEN 1 AND 3),
  mahndatum date NOT NULL,
  frist_bis date NOT NULL,
  mahngebuehr numeric(6,2) NOT NULL DEFAULT 0,
  offener_betrag numeric(12,2) NOT NULL,
  UNIQUE (rechnung_id, stufe)
);

CREATE TABLE urlaubsantraege (
  id serial PRIMARY KEY,
  mitarbeiter_id int NOT NULL REFERENCES mitarbeiter (id) ON DELETE CASCADE,
  von date NOT NULL,
  bis date NOT NULL,
  arbeitstage numeric(4,1) NOT NULL,
  status varchar(12) NOT NULL DEFAULT 'beantragt' CHECK (status IN ('beantragt','genehmigt','abgelehnt')),
  genehmigt_von int REFERENCES mitarbeiter (id),
  beantragt_am timestamp NOT NULL DEFAULT now(),
  entschieden_am timestamp
);
