-- 64 praxisplan: Termin- und Kundenverwaltung einer Praxis (German appointment and customer application)

create table standorte (
  id bigserial primary key,
  name varchar(120) not null unique,
  strasse varchar(120) not null,
  hausnummer varchar(10) not null,
  plz varchar(10) not null,
  ort varchar(80) not null,
  telefon varchar(40),
  email varchar(160),
  oeffnet_um time not null default '08:00',
  schliesst_um time not null default '18:00',
  aktiv boolean not null default true,
  erstellt_am timestamp not null default now()
);

create table raeume (
  id bigserial primary key,
  standort_id bigint not null references standorte (id),
  bezeichnung varchar(80) not null,
  art varchar(20) not null default 'behandlung' check (art in ('behandlung', 'beratung', 'kurs')),
  kapazitaet integer not null default 1 check (kapazitaet > 0),
  aktiv boolean not null default true,
  unique (standort_id, bezeichnung)
);

create table benutzer (
  id bigserial primary key,
  email varchar(160) not null unique,
  passwort_hash varchar(255) not null,
  rolle varchar(20) not null default 'mitarbeiter' check (rolle in ('admin', 'mitarbeiter', 'empfang')),
  gesperrt boolean not null default false,
  letzter_login timestamp,
  erstellt_am timestamp not null default now()
);

create table mitarbeiter (
  id bigserial primary key,
  benutzer_id bigint unique references benutzer (id) on delete set null,
  standort_id bigint not null references standorte (id),
  personalnummer varchar(20) not null unique,
  anrede varchar(10) check (anrede in ('Herr', 'Frau', 'Divers')),
  vorname varchar(80) not null,
  nachname varchar(80) not null,
  funktion varchar(80),
  email varchar(160),
  telefon varchar(40),
  geburtsdatum date,
  eintritt_am date not null,
  austritt_am date,
  wochenstunden numeric(4,1) not null default 38.5,
  urlaubstage_pro_jahr integer not null default 28,
  farbe varchar(7),
  aktiv boolean not null default true,
  erstellt_am timestamp not null default now()
);

create table arbeitszeiten (
  id bigserial primary key,
  mitarbeiter_id bigint not null references mitarbeiter (id) on delete cascade,
  wochentag smallint not null check (wochentag between 1 and 7),
  beginn time not null,
  ende time not null,
  pause_minuten integer not null default 0,
  gueltig_ab date not null,
  gueltig_bis date
);

create table kunden (
  id bigserial primary key,
  kundennummer varchar(20) not null unique,
  anrede varchar(10) check (anrede in ('Herr', 'Frau', 'Divers')),
  titel varchar(30),
  vorname varchar(80) not null,
  nachname varchar(80) not null,
  geburtsdatum date,
  email varchar(160),
  telefon varchar(40),
  mobil varchar(40),
  strasse varchar(120),
  hausnummer varchar(10),
  plz varchar(10),
  ort varchar(80),
  land char(2) not null default 'DE',
  versicherungsart varchar(20) not null default 'gesetzlich' check (versicherungsart in ('gesetzlich', 'privat', 'selbstzahler')),
  krankenkasse varchar(120),
  versichertennummer varchar(20),
  stamm_mitarbeiter_id bigint references mitarbeiter (id) on delete set null,
  newsletter boolean not null default false,
  newsletter_seit timestamp,
  gesperrt boolean not null default false,
  sperrgrund text,
  anzahl_termine integer not null default 0,
  letzter_termin_am timestamp,
  umsatz_gesamt numeric(12,2) not null default 0,
  notiz text,
  erstellt_am timestamp not null default now(),
  aktualisiert_am timestamp not null default now()
);

create table leistungskategorien (
  id bigserial primary key,
  name varchar(80) not null unique,
  beschreibung text,
  sortierung integer not null default 0
);

create table leistungen (
  id bigserial primary key,
  kategorie_id bigint not null references leistungskategorien (id),
  kurzcode varchar(20) not null unique,
  name varchar(120) not null,
  beschreibung text,
  dauer_minuten integer not null default 30 check (dauer_minuten > 0),
  puffer_minuten integer not null default 0,
  preis numeric(10,2) not null check (preis >= 0),
  mwst_satz numeric(4,1) not null default 19 check (mwst_satz in (0, 7, 19)),
  online_buchbar boolean not null default true,
  aktiv boolean not null default true,
  erstellt_am timestamp not null default now()
);

create table mitarbeiter_leistungen (
  mitarbeiter_id bigint not null references mitarbeiter (id) on delete cascade,
  leistung_id bigint not null references leistungen (id) on delete cascade,
  abweichender_preis numeric(10,2),
  primary key (mitarbeiter_id, leistung_id)
);

create table termine (
  id bigserial primary key,
  kunde_id bigint not null references kunden (id),
  mitarbeiter_id bigint not null references mitarbeiter (id),
  leistung_id bigint not null references leistungen (id),
  standort_id bigint not null references standorte (id),
  raum_id bigint references raeume (id),
  beginn timestamp not null,
  ende timestamp not null,
  status varchar(20) not null default 'angefragt' check (status in ('angefragt', 'bestaetigt', 'abgeschlossen', 'abgesagt', 'nicht_erschienen')),
  quelle varchar(20) not null default 'telefon' check (quelle in ('online', 'telefon', 'vor_ort')),
  preis numeric(10,2),
  abgesagt_am timestamp,
  abgesagt_von varchar(20) check (abgesagt_von in ('kunde', 'praxis')),
  absage_grund text,
  erinnerung_gesendet_am timestamp,
  notiz text,
  erstellt_von bigint references benutzer (id) on delete set null,
  erstellt_am timestamp not null default now()
);

create table urlaube (
  id bigserial primary key,
  mitarbeiter_id bigint not null references mitarbeiter (id) on delete cascade,
  art varchar(20) not null default 'erholung' check (art in ('erholung', 'krank', 'fortbildung', 'unbezahlt')),
  von date not null,
  bis date not null,
  tage numeric(4,1) not null,
  status varchar(20) not null default 'beantragt' check (status in ('beantragt', 'genehmigt', 'abgelehnt', 'storniert')),
  genehmigt_von bigint references mitarbeiter (id),
  genehmigt_am timestamp,
  bemerkung text,
  erstellt_am timestamp not null default now()
);

create table rechnungen (
  id bigserial primary key,
  rechnungsnummer varchar(30) not null unique,
  kunde_id bigint not null references kunden (id),
  termin_id bigint references termine (id) on delete set null,
  standort_id bigint not null references standorte (id),
  abweichender_empfaenger text,
  rechnungsdatum date not null default current_date,
  faellig_am date not null,
  nettobetrag numeric(12,2) not null default 0,
  mwst_betrag numeric(12,2) not null default 0,
  bruttobetrag numeric(12,2) not null default 0,
  bezahlt_betrag numeric(12,2) not null default 0,
  offener_betrag numeric(12,2) not null default 0,
  status varchar(20) not null default 'entwurf' check (status in ('entwurf', 'offen', 'teilbezahlt', 'bezahlt', 'storniert')),
  mahnstufe smallint not null default 0 check (mahnstufe between 0 and 3),
  bezahlt_am timestamp,
  storniert_am timestamp,
  erstellt_am timestamp not null default now()
);

create table rechnungspositionen (
  id bigserial primary key,
  rechnung_id bigint not null references rechnungen (id) on delete cascade,
  position integer not null,
  leistung_id bigint references leistungen (id),
  bezeichnung varchar(200) not null,
  menge numeric(8,2) not null default 1,
  einzelpreis numeric(10,2) not null,
  rabatt_prozent numeric(5,2) not null default 0 check (rabatt_prozent between 0 and 100),
  mwst_satz numeric(4,1) not null default 19,
  gesamtpreis numeric(12,2) not null,
  unique (rechnung_id, position)
);

create table gutscheine (
  id bigserial primary key,
  code varchar(30) not null unique,
  kaeufer_id bigint references kunden (id) on delete set null,
  betrag numeric(10,2) not null check (betrag > 0),
  restbetrag numeric(10,2) not null,
  status varchar(20) not null default 'aktiv' check (status in ('aktiv', 'eingeloest', 'abgelaufen', 'storniert')),
  beschenkter_name varchar(160),
  grusstext text,
  gekauft_am date not null,
  gueltig_bis date not null,
  erstellt_am timestamp not null default now()
);

create table gutschein_einloesungen (
  id bigserial primary key,
  gutschein_id bigint not null references gutscheine (id),
  rechnung_id bigint not null references rechnungen (id),
  betrag numeric(10,2) not null check (betrag > 0),
  eingeloest_am timestamp not null default now()
);

create table zahlungen (
  id bigserial primary key,
  rechnung_id bigint not null references rechnungen (id),
  kunde_id bigint not null references kunden (id),
  betrag numeric(12,2) not null check (betrag > 0),
  zahlungsart varchar(20) not null check (zahlungsart in ('bar', 'ec_karte', 'ueberweisung', 'lastschrift', 'paypal')),
  status varchar(20) not null default 'gebucht' check (status in ('offen', 'gebucht', 'erstattet', 'fehlgeschlagen')),
  referenz varchar(80),
  gezahlt_am timestamp,
  erstellt_am timestamp not null default now()
);

create table mahnungen (
  id bigserial primary key,
  rechnung_id bigint not null references rechnungen (id),
  stufe smallint not null check (stufe between 1 and 3),
  mahndatum date not null,
  neue_frist date not null,
  offener_betrag numeric(12,2) not null,
  mahngebuehr numeric(8,2) not null default 0,
  versandart varchar(10) not null default 'email' check (versandart in ('email', 'post')),
  status varchar(20) not null default 'erstellt' check (status in ('erstellt', 'versandt', 'bezahlt', 'storniert')),
  versandt_am timestamp,
  unique (rechnung_id, stufe)
);

create table nachrichten (
  id bigserial primary key,
  kunde_id bigint not null references kunden (id) on delete cascade,
  mitarbeiter_id bigint references mitarbeiter (id) on delete set null,
  termin_id bigint references termine (id) on delete set null,
  richtung varchar(10) not null check (richtung in ('eingehend', 'ausgehend')),
  kanal varchar(20) not null default 'email' check (kanal in ('email', 'sms', 'whatsapp', 'portal')),
  betreff varchar(200),
  inhalt text not null,
  status varchar(20) not null default 'entwurf' check (status in ('entwurf', 'gesendet', 'zugestellt', 'gelesen', 'fehlgeschlagen')),
  gesendet_am timestamp,
  gelesen_am timestamp,
  erstellt_am timestamp not null default now()
);

create table bewertungen (
  id bigserial primary key,
  termin_id bigint not null unique references termine (id) on delete cascade,
  kunde_id bigint not null references kunden (id) on delete cascade,
  mitarbeiter_id bigint references mitarbeiter (id) on delete set null,
  sterne smallint not null check (sterne between 1 and 5),
  titel varchar(150),
  kommentar text,
  veroeffentlicht boolean not null default false,
  veroeffentlicht_am timestamp,
  antwort text,
  antwort_am timestamp,
  erstellt_am timestamp not null default now()
);

create table warteliste (
  id bigserial primary key,
  kunde_id bigint not null references kunden (id) on delete cascade,
  leistung_id bigint not null references leistungen (id),
  mitarbeiter_id bigint references mitarbeiter (id) on delete set null,
  wunsch_von date not null,
  wunsch_bis date not null,
  tageszeit varchar(20) not null default 'egal' check (tageszeit in ('vormittag', 'nachmittag', 'abend', 'egal')),
  status varchar(20) not null default 'wartend' check (status in ('wartend', 'benachrichtigt', 'gebucht', 'abgelaufen')),
  termin_id bigint references termine (id) on delete set null,
  erstellt_am timestamp not null default now()
);

create table dokumente (
  id bigserial primary key,
  kunde_id bigint not null references kunden (id) on delete cascade,
  termin_id bigint references termine (id) on delete set null,
  art varchar(20) not null default 'sonstiges' check (art in ('befund', 'rezept', 'einwilligung', 'foto', 'sonstiges')),
  dateiname varchar(200) not null,
  mime_typ varchar(80) not null,
  groesse_bytes bigint not null,
  hochgeladen_von bigint references benutzer (id) on delete set null,
  hochgeladen_am timestamp not null default now()
);

create index on termine (mitarbeiter_id, beginn);
create index on termine (kunde_id, beginn);
create index on rechnungen (kunde_id, status);
create index on nachrichten (kunde_id, erstellt_am);
