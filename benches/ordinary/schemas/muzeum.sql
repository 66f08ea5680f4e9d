-- 38 museum, names in Czech
-- Evidence sbirek a vypujcek muzea. Nazvy bez diakritiky, data cesky.

CREATE TABLE pracovnici (
  id            serial PRIMARY KEY,
  jmeno         varchar(60) NOT NULL,
  prijmeni      varchar(60) NOT NULL,
  email         varchar(160) NOT NULL UNIQUE,
  telefon       varchar(30),
  funkce        varchar(30) NOT NULL CHECK (funkce IN ('kurator', 'restaurator', 'spravce_depozitare', 'pokladni', 'reditel')),
  nastup        date NOT NULL,
  odchod        date,
  aktivni       boolean NOT NULL DEFAULT true,
  vytvoreno     timestamp NOT NULL DEFAULT now()
);

CREATE TABLE sbirky (
  id              serial PRIMARY KEY,
  nazev           varchar(120) NOT NULL UNIQUE,
  zkratka         varchar(6) NOT NULL UNIQUE,
  popis           text,
  kurator_id      integer NOT NULL REFERENCES pracovnici (id),
  pocet_predmetu  integer NOT NULL DEFAULT 0,   -- pocet zaznamu v tabulce predmety
  zalozena        date NOT NULL
);

CREATE TABLE autori (
  id              serial PRIMARY KEY,
  jmeno           varchar(60),
  prijmeni        varchar(80) NOT NULL,
  rok_narozeni    integer,
  rok_umrti       integer,
  misto_narozeni  varchar(80),
  narodnost       varchar(40),
  zivotopis       text
);

CREATE TABLE depozitare (
  id         serial PRIMARY KEY,
  nazev      varchar(80) NOT NULL UNIQUE,
  budova     varchar(80) NOT NULL,
  spravce_id integer REFERENCES pracovnici (id),
  teplota_min numeric(4,1) NOT NULL,
  teplota_max numeric(4,1) NOT NULL,
  vlhkost_min integer NOT NULL CHECK (vlhkost_min BETWEEN 0 AND 100),
  vlhkost_max integer NOT NULL CHECK (vlhkost_max BETWEEN 0 AND 100)
);

CREATE TABLE regaly (
  id             serial PRIMARY KEY,
  depozitar_id   integer NOT NULL REFERENCES depozitare (id),
  oznaceni       varchar(12) NOT NULL,
  kapacita       integer NOT NULL CHECK (kapacita > 0),   -- kolik predmetu se vejde
  obsazeno       integer NOT NULL DEFAULT 0,              -- kolik predmetu v nem je ulozeno
  UNIQUE (depozitar_id, oznaceni)
);

CREATE TABLE predmety (
  id                serial PRIMARY KEY,
  inventarni_cislo  varchar(24) NOT NULL UNIQUE,
  sbirka_id         integer NOT NULL REFERENCES sbirky (id),
  nazev             varchar(200) NOT NULL,
  popis             text,
  autor_id          integer REFERENCES autori (id),
  druh              varchar(20) NOT NULL CHECK (druh IN ('obraz', 'socha', 'grafika', 'fotografie', 'nabytek', 'keramika', 'textil', 'archivalie')),
  material          varchar(80),
  datace_od         integer,    -- rok
  datace_do         integer,
  vyska_cm          numeric(7,1),
  sirka_cm          numeric(7,1),
  hmotnost_kg       numeric(8,2),
  zpusob_nabyti     varchar(12) NOT NULL CHECK (zpusob_nabyti IN ('nakup', 'dar', 'odkaz', 'prevod', 'nalez')),
  datum_nabyti      date NOT NULL,
  kupni_cena        numeric(12,2),    -- jen u nakupu
  darce             varchar(120),     -- jen u daru a odkazu
  pojistna_hodnota  numeric(14,2) NOT NULL CHECK (pojistna_hodnota >= 0),
  stav              varchar(14) NOT NULL DEFAULT 'ulozen' CHECK (stav IN ('ulozen', 'vystaven', 'zapujcen', 'restaurovan', 'vyrazen')),
  depozitar_id      integer REFERENCES depozitare (id),
  regal_id          integer REFERENCES regaly (id),
  vyrazen_dne       date,
  vyrazen_duvod     text,
  vytvoreno         timestamp NOT NULL DEFAULT now(),
  upraveno          timestamp NOT NULL DEFAULT now()
);

CREATE TABLE vystavy (
  id               serial PRIMARY KEY,
  nazev            varchar(160) NOT NULL,
  podtitul         varchar(200),
  kurator_id       integer NOT NULL REFERENCES pracovnici (id),
  zacatek          date NOT NULL,
  konec            date NOT NULL,
  vernisaz         timestamp,
  stav             varchar(12) NOT NULL DEFAULT 'planovana' CHECK (stav IN ('planovana', 'probiha', 'ukoncena', 'zrusena')),
  vstupne          numeric(6,2) NOT NULL,
  vstupne_snizene  numeric(6,2),
  pocet_exponatu   integer NOT NULL DEFAULT 0,
  navstevnost      integer NOT NULL DEFAULT 0,   -- soucet prodanych vstupenek
  vytvoreno        timestamp NOT NULL DEFAULT now()
);

CREATE TABLE exponaty (
  id           serial PRIMARY KEY,
  vystava_id   integer NOT NULL REFERENCES vystavy (id) ON DELETE CASCADE,
  predmet_id   integer NOT NULL REFERENCES predmety (id),
  poradi       integer NOT NULL,
  popiska      text,
  vystaven_od  date NOT NULL,
  vystaven_do  date,
  UNIQUE (vystava_id, predmet_id)
);

CREATE TABLE instituce (
  id            serial PRIMARY KEY,
  nazev         varchar(160) NOT NULL,
  ico           varchar(8),
  ulice         varchar(120) NOT NULL,
  mesto         varchar(80) NOT NULL,
  psc           varchar(6) NOT NULL,
  kontakt_osoba varchar(120) NOT NULL,
  email         varchar(160) NOT NULL,
  pocet_vypujcek integer NOT NULL DEFAULT 0
);

CREATE TABLE vypujcky (
  id                serial PRIMARY KEY,
  cislo_smlouvy     varchar(20) NOT NULL UNIQUE,
  instituce_id      integer NOT NULL REFERENCES instituce (id),
  vyridil_id        integer NOT NULL REFERENCES pracovnici (id),
  ucel              varchar(12) NOT NULL CHECK (ucel IN ('vystava', 'vyzkum', 'restaurovani')),
  stav              varchar(12) NOT NULL DEFAULT 'navrh' CHECK (stav IN ('navrh', 'podepsana', 'predana', 'vracena', 'zrusena')),
  podepsana_dne     date,
  zapujceno_od      date NOT NULL,
  zapujceno_do      date NOT NULL,
  predano_dne       date,
  vraceno_dne       date,
  pocet_predmetu    integer NOT NULL DEFAULT 0,
  pojistna_hodnota  numeric(14,2) NOT NULL DEFAULT 0,   -- soucet polozek
  poznamka          text,
  vytvoreno         timestamp NOT NULL DEFAULT now(),
  upraveno          timestamp NOT NULL DEFAULT now()
);

CREATE TABLE polozky_vypujcky (
  id                serial PRIMARY KEY,
  vypujcka_id       integer NOT NULL REFERENCES vypujcky (id) ON DELETE CASCADE,
  predmet_id        integer NOT NULL REFERENCES predmety (id),
  pojistna_hodnota  numeric(14,2) NOT NULL,
  stav_pri_vydeji   varchar(10) CHECK (stav_pri_vydeji IN ('vyborny', 'dobry', 'poskozeny')),
  stav_pri_vraceni  varchar(10) CHECK (stav_pri_vraceni IN ('vyborny', 'dobry', 'poskozeny')),
  vraceno_dne       date,
  UNIQUE (vypujcka_id, predmet_id)
);

CREATE TABLE restaurovani (
  id              serial PRIMARY KEY,
  predmet_id      integer NOT NULL REFERENCES predmety (id),
  restaurator_id  integer NOT NULL REFERENCES pracovnici (id),
  zahajeno        date NOT NULL,
  dokonceno       date,
  stav            varchar(12) NOT NULL DEFAULT 'probiha' CHECK (stav IN ('probiha', 'dokonceno', 'preruseno')),
  hodiny          numeric(6,1) NOT NULL DEFAULT 0,
  hodinova_sazba  numeric(8,2) NOT NULL,
  cena_prace      numeric(10,2) NOT NULL DEFAULT 0,    -- hodiny * hodinova_sazba
  cena_materialu  numeric(10,2) NOT NULL DEFAULT 0,
  cena_celkem     numeric(10,2) NOT NULL DEFAULT 0,
  zprava          text
);

CREATE TABLE vstupenky (
  id            bigserial PRIMARY KEY,
  vystava_id    integer NOT NULL REFERENCES vystavy (id),
  prodal_id     integer REFERENCES pracovnici (id),    -- prazdne: prodej na webu
  druh          varchar(10) NOT NULL DEFAULT 'plna' CHECK (druh IN ('plna', 'snizena', 'volna')),
  datum_navstevy date NOT NULL,
  cena          numeric(6,2) NOT NULL,
  prodano       timestamp NOT NULL DEFAULT now(),
  pouzito       timestamp
);
