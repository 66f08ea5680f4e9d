-- 25 biblioteka publiczna: filie, katalog, wypozyczenia, rezerwacje, oplaty, wydarzenia
create table filie (
  id serial primary key,
  kod varchar(6) not null unique,
  nazwa varchar(100) not null,
  ulica varchar(120) not null,
  kod_pocztowy varchar(6) not null,
  miasto varchar(80) not null,
  telefon varchar(20),
  email varchar(120) not null,
  otwarta_od date not null,
  zamknieta_od date,
  liczba_egzemplarzy integer not null default 0
);
comment on column filie.kod is 'np. F01, F12';
comment on column filie.zamknieta_od is 'puste, jesli filia nadal dziala';
comment on column filie.liczba_egzemplarzy is 'egzemplarze tej filii, bez wycofanych i zagubionych';

create table pracownicy (
  id serial primary key,
  filia_id integer not null references filie (id),
  imie varchar(60) not null,
  nazwisko varchar(80) not null,
  login varchar(40) not null unique,
  email varchar(120) not null unique,
  stanowisko varchar(20) not null check (stanowisko in ('kierownik', 'bibliotekarz', 'stazysta', 'administrator')),
  zatrudniony_od date not null,
  zatrudniony_do date,
  aktywny boolean not null default true
);

create table wydawnictwa (
  id serial primary key,
  nazwa varchar(120) not null unique,
  miasto varchar(80),
  kraj char(2) not null default 'PL',
  strona_www varchar(200),
  rok_zalozenia smallint
);

create table autorzy (
  id serial primary key,
  imie varchar(80),
  nazwisko varchar(80) not null,
  rok_urodzenia smallint,
  rok_smierci smallint,
  narodowosc varchar(40),
  biogram text
);

create table kategorie (
  id serial primary key,
  nadrzedna_id integer references kategorie (id),
  nazwa varchar(80) not null,
  slug varchar(80) not null unique,
  poziom smallint not null default 0,
  sciezka varchar(400) not null,
  kolejnosc smallint not null default 1
);
comment on column kategorie.poziom is '0 dla kategorii glownej';
comment on column kategorie.sciezka is 'slugi od korzenia, np. literatura/poezja';

create table ksiazki (
  id serial primary key,
  tytul varchar(250) not null,
  podtytul varchar(250),
  isbn char(13) unique,
  wydawnictwo_id integer references wydawnictwa (id),
  kategoria_id integer not null references kategorie (id),
  jezyk char(2) not null default 'pl',
  rok_wydania smallint not null,
  liczba_stron smallint,
  oprawa varchar(10) check (oprawa in ('miekka', 'twarda')),
  wiek_od smallint,
  opis text,
  okladka_url varchar(255),
  dodano timestamp not null default now(),
  liczba_egzemplarzy integer not null default 0,
  liczba_dostepnych integer not null default 0,
  liczba_ocen integer not null default 0,
  srednia_ocen numeric(3,2)
);
comment on column ksiazki.liczba_egzemplarzy is 'bez wycofanych i zagubionych';
comment on column ksiazki.liczba_dostepnych is 'egzemplarze o statusie dostepny';

create table ksiazki_autorzy (
  ksiazka_id integer not null references ksiazki (id) on delete cascade,
  autor_id integer not null references autorzy (id),
  rola varchar(15) not null default 'autor' check (rola in ('autor', 'tlumacz', 'redaktor', 'ilustrator')),
  kolejnosc smallint not null default 1,
  primary key (ksiazka_id, autor_id)
);

create table egzemplarze (
  id serial primary key,
  ksiazka_id integer not null references ksiazki (id),
  filia_id integer not null references filie (id),
  numer_inwentarzowy varchar(20) not null unique,
  kod_kreskowy varchar(20) not null unique,
  status varchar(15) not null default 'dostepny' check (status in ('dostepny', 'wypozyczony', 'zarezerwowany', 'w_naprawie', 'wycofany', 'zagubiony')),
  data_nabycia date not null,
  cena_nabycia numeric(8,2),
  wycofano_dnia date,
  powod_wycofania varchar(200),
  liczba_wypozyczen integer not null default 0,
  ostatnie_wypozyczenie timestamp
);

create table typy_czytelnikow (
  id serial primary key,
  nazwa varchar(40) not null unique,
  limit_wypozyczen smallint not null,
  dni_wypozyczenia smallint not null,
  limit_przedluzen smallint not null,
  kara_za_dzien numeric(5,2) not null,
  kara_maksymalna numeric(6,2) not null
);

create table czytelnicy (
  id serial primary key,
  numer_karty varchar(12) not null unique,
  typ_id integer not null references typy_czytelnikow (id),
  filia_id integer not null references filie (id),
  opiekun_id integer references czytelnicy (id),
  imie varchar(60) not null,
  nazwisko varchar(80) not null,
  plec char(1) check (plec in ('K', 'M')),
  data_urodzenia date not null,
  pesel char(11) unique,
  email varchar(120),
  telefon varchar(20),
  ulica varchar(120) not null,
  kod_pocztowy varchar(6) not null,
  miasto varchar(80) not null,
  zapisany_od date not null,
  karta_wazna_do date not null,
  zablokowany boolean not null default false,
  zablokowano_dnia date,
  powod_blokady varchar(200),
  liczba_wypozyczonych integer not null default 0,
  saldo_oplat numeric(8,2) not null default 0
);
comment on column czytelnicy.opiekun_id is 'dorosly odpowiedzialny za czytelnika ponizej 18 lat';
comment on column czytelnicy.liczba_wypozyczonych is 'ile egzemplarzy czytelnik ma teraz u siebie';
comment on column czytelnicy.saldo_oplat is 'suma niezaplaconych oplat';

create table wypozyczenia (
  id serial primary key,
  egzemplarz_id integer not null references egzemplarze (id),
  czytelnik_id integer not null references czytelnicy (id),
  filia_id integer not null references filie (id),
  wydal_id integer not null references pracownicy (id),
  przyjal_id integer references pracownicy (id),
  status varchar(15) not null default 'aktywne' check (status in ('aktywne', 'zwrocone', 'przeterminowane', 'zagubione')),
  wypozyczono timestamp not null,
  termin_zwrotu date not null,
  zwrocono timestamp,
  liczba_przedluzen smallint not null default 0,
  uwagi text
);
comment on column wypozyczenia.filia_id is 'filia, w ktorej stoi egzemplarz';

create table przedluzenia (
  id serial primary key,
  wypozyczenie_id integer not null references wypozyczenia (id) on delete cascade,
  numer smallint not null,
  poprzedni_termin date not null,
  nowy_termin date not null,
  przedluzono timestamp not null,
  unique (wypozyczenie_id, numer)
);

create table rezerwacje (
  id serial primary key,
  ksiazka_id integer not null references ksiazki (id),
  czytelnik_id integer not null references czytelnicy (id),
  filia_odbioru_id integer not null references filie (id),
  egzemplarz_id integer references egzemplarze (id),
  wypozyczenie_id integer unique references wypozyczenia (id),
  status varchar(15) not null default 'oczekuje' check (status in ('oczekuje', 'gotowa', 'zrealizowana', 'anulowana', 'wygasla')),
  pozycja_w_kolejce smallint,
  zlozono timestamp not null,
  gotowa_od timestamp,
  odebrac_do date,
  anulowano timestamp
);
comment on column rezerwacje.pozycja_w_kolejce is 'tylko dla oczekujacych';

create table oplaty (
  id serial primary key,
  czytelnik_id integer not null references czytelnicy (id),
  wypozyczenie_id integer references wypozyczenia (id),
  rodzaj varchar(20) not null check (rodzaj in ('przetrzymanie', 'zagubienie', 'zniszczenie', 'duplikat_karty')),
  dni_opoznienia smallint,
  stawka_dzienna numeric(5,2),
  kwota numeric(8,2) not null,
  zaplacono numeric(8,2) not null default 0,
  status varchar(12) not null default 'nalezna' check (status in ('nalezna', 'czesciowa', 'zaplacona', 'umorzona')),
  naliczono date not null,
  zaplacono_dnia date,
  umorzono_dnia date,
  umorzyl_id integer references pracownicy (id)
);
comment on column oplaty.dni_opoznienia is 'tylko dla przetrzymania';
comment on column oplaty.zaplacono is 'suma wplat';

create table wplaty (
  id serial primary key,
  oplata_id integer not null references oplaty (id) on delete cascade,
  kwota numeric(8,2) not null,
  metoda varchar(10) not null check (metoda in ('gotowka', 'karta', 'przelew', 'blik')),
  wplacono timestamp not null,
  przyjal_id integer references pracownicy (id),
  numer_transakcji varchar(40)
);

create table oceny (
  id serial primary key,
  ksiazka_id integer not null references ksiazki (id) on delete cascade,
  czytelnik_id integer not null references czytelnicy (id) on delete cascade,
  ocena smallint not null check (ocena between 1 and 5),
  tresc text,
  dodano timestamp not null default now(),
  unique (ksiazka_id, czytelnik_id)
);

create table wydarzenia (
  id serial primary key,
  filia_id integer not null references filie (id),
  prowadzacy_id integer references pracownicy (id),
  tytul varchar(150) not null,
  opis text,
  rodzaj varchar(20) not null check (rodzaj in ('spotkanie_autorskie', 'warsztaty', 'klub_ksiazki', 'dla_dzieci')),
  status varchar(12) not null default 'planowane' check (status in ('planowane', 'odbylo_sie', 'odwolane')),
  poczatek timestamp not null,
  koniec timestamp not null,
  limit_miejsc smallint not null,
  liczba_zapisanych smallint not null default 0,
  odwolano timestamp,
  powod_odwolania varchar(200),
  utworzono timestamp not null default now()
);
comment on column wydarzenia.liczba_zapisanych is 'zapisy bez anulowanych';

create table zapisy (
  id serial primary key,
  wydarzenie_id integer not null references wydarzenia (id) on delete cascade,
  czytelnik_id integer not null references czytelnicy (id) on delete cascade,
  status varchar(10) not null default 'zapisany' check (status in ('zapisany', 'obecny', 'nieobecny', 'anulowany')),
  zapisano timestamp not null,
  anulowano timestamp,
  unique (wydarzenie_id, czytelnik_id)
);

create index idx_egzemplarze_ksiazka on egzemplarze (ksiazka_id);
create index idx_wypozyczenia_czytelnik on wypozyczenia (czytelnik_id);
create index idx_wypozyczenia_egzemplarz on wypozyczenia (egzemplarz_id);
create index idx_rezerwacje_ksiazka on rezerwacje (ksiazka_id) where status = 'oczekuje';
create index idx_oplaty_czytelnik on oplaty (czytelnik_id);
