-- 69 Magazzino e ordini di un piccolo grossista
create table dipendenti (
  id serial primary key,
  nome varchar(60) not null,
  cognome varchar(60) not null,
  email varchar(120) not null unique,
  ruolo varchar(20) not null check (ruolo in ('titolare', 'magazziniere', 'commerciale', 'contabile', 'autista')),
  data_assunzione date not null,
  data_cessazione date
);

create table categorie (
  id serial primary key,
  nome varchar(80) not null unique,
  descrizione text,
  categoria_padre_id integer references categorie (id)
);

create table fornitori (
  id serial primary key,
  ragione_sociale varchar(120) not null,
  partita_iva char(11) not null unique,
  indirizzo varchar(150) not null,
  cap char(5) not null,
  citta varchar(80) not null,
  provincia char(2) not null,
  email varchar(120),
  telefono varchar(25),
  giorni_pagamento integer not null default 30 check (giorni_pagamento >= 0),
  attivo boolean not null default true,
  data_inserimento date not null default current_date
);

create table magazzini (
  id serial primary key,
  codice varchar(10) not null unique,
  nome varchar(80) not null,
  indirizzo varchar(150) not null,
  cap char(5) not null,
  citta varchar(80) not null,
  provincia char(2) not null,
  responsabile_id integer references dipendenti (id)
);

create table articoli (
  id serial primary key,
  codice varchar(30) not null unique,
  descrizione varchar(200) not null,
  categoria_id integer not null references categorie (id),
  fornitore_id integer not null references fornitori (id),
  ean varchar(13) unique,
  unita_misura varchar(3) not null default 'pz' check (unita_misura in ('pz', 'cf', 'kg', 'lt', 'mt')),
  prezzo_acquisto numeric(10,2) not null check (prezzo_acquisto >= 0),
  prezzo_vendita numeric(10,2) not null check (prezzo_vendita >= 0),
  aliquota_iva numeric(4,2) not null default 22 check (aliquota_iva in (4, 5, 10, 22)),
  scorta_minima integer not null default 0 check (scorta_minima >= 0),
  note text,
  attivo boolean not null default true,
  data_creazione date not null default current_date
);

create table giacenze (
  magazzino_id integer not null references magazzini (id),
  articolo_id integer not null references articoli (id),
  quantita numeric(12,2) not null default 0,
  ubicazione varchar(20),
  aggiornata_il timestamp not null default current_timestamp,
  primary key (magazzino_id, articolo_id)
);

create table clienti (
  id serial primary key,
  ragione_sociale varchar(120) not null,
  partita_iva char(11) not null unique,
  codice_sdi char(7),
  pec varchar(120),
  telefono varchar(25),
  indirizzo varchar(150) not null,
  cap char(5) not null,
  citta varchar(80) not null,
  provincia char(2) not null,
  agente_id integer references dipendenti (id),
  fido numeric(12,2) not null default 0 check (fido >= 0),
  giorni_pagamento integer not null default 30 check (giorni_pagamento >= 0),
  bloccato boolean not null default false,
  data_inserimento date not null default current_date
);

create table ordini (
  id serial primary key,
  numero varchar(20) not null unique,
  cliente_id integer not null references clienti (id),
  commerciale_id integer references dipendenti (id),
  magazzino_id integer not null references magazzini (id),
  stato varchar(20) not null default 'bozza' check (stato in ('bozza', 'confermato', 'in_preparazione', 'spedito', 'consegnato', 'annullato')),
  data_ordine date not null,
  data_consegna_prevista date,
  data_evasione date,
  imponibile numeric(12,2) not null default 0,
  iva numeric(12,2) not null default 0,
  totale numeric(12,2) not null default 0,
  motivo_annullamento text,
  note text
);

create table righe_ordine (
  id serial primary key,
  ordine_id integer not null references ordini (id) on delete cascade,
  numero_riga integer not null,
  articolo_id integer not null references articoli (id),
  descrizione varchar(200) not null,
  quantita numeric(10,2) not null check (quantita > 0),
  quantita_evasa numeric(10,2) not null default 0 check (quantita_evasa >= 0),
  prezzo_unitario numeric(10,2) not null check (prezzo_unitario >= 0),
  sconto_percentuale numeric(5,2) not null default 0 check (sconto_percentuale between 0 and 100),
  aliquota_iva numeric(4,2) not null,
  importo numeric(12,2) not null,
  unique (ordine_id, numero_riga)
);

create table ordini_fornitore (
  id serial primary key,
  numero varchar(20) not null unique,
  fornitore_id integer not null references fornitori (id),
  magazzino_id integer not null references magazzini (id),
  richiesto_da integer references dipendenti (id),
  stato varchar(20) not null default 'bozza' check (stato in ('bozza', 'inviato', 'confermato', 'ricevuto_parziale', 'ricevuto', 'annullato')),
  data_ordine date not null,
  data_arrivo_prevista date,
  data_arrivo date,
  totale numeric(12,2) not null default 0
);

create table righe_ordine_fornitore (
  id serial primary key,
  ordine_fornitore_id integer not null references ordini_fornitore (id) on delete cascade,
  articolo_id integer not null references articoli (id),
  quantita_ordinata numeric(10,2) not null check (quantita_ordinata > 0),
  quantita_ricevuta numeric(10,2) not null default 0 check (quantita_ricevuta >= 0),
  prezzo_unitario numeric(10,2) not null check (prezzo_unitario >= 0),
  importo numeric(12,2) not null,
  unique (ordine_fornitore_id, articolo_id)
);

create table movimenti_magazzino (
  id bigserial primary key,
  magazzino_id integer not null references magazzini (id),
  articolo_id integer not null references articoli (id),
  tipo varchar(20) not null check (tipo in ('carico', 'scarico', 'reso_cliente', 'reso_fornitore', 'rettifica')),
  quantita numeric(10,2) not null check (quantita <> 0),
  giacenza_dopo numeric(12,2) not null,
  causale varchar(120) not null,
  riga_ordine_id integer references righe_ordine (id),
  riga_ordine_fornitore_id integer references righe_ordine_fornitore (id),
  dipendente_id integer references dipendenti (id),
  data_movimento timestamp not null default current_timestamp
);
comment on column movimenti_magazzino.quantita is 'con segno: positiva in entrata, negativa in uscita';

create table corrieri (
  id serial primary key,
  nome varchar(80) not null unique,
  sito_tracking varchar(200),
  telefono varchar(25),
  attivo boolean not null default true
);

create table spedizioni (
  id serial primary key,
  ordine_id integer not null references ordini (id),
  corriere_id integer not null references corrieri (id),
  numero_ddt varchar(20) not null unique,
  codice_tracking varchar(40),
  stato varchar(20) not null default 'in_preparazione' check (stato in ('in_preparazione', 'in_transito', 'consegnata', 'giacente', 'rientrata')),
  colli integer not null default 1 check (colli > 0),
  peso_kg numeric(8,2) check (peso_kg > 0),
  costo numeric(8,2) not null default 0,
  data_spedizione date,
  data_consegna date,
  indirizzo varchar(150) not null,
  cap char(5) not null,
  citta varchar(80) not null,
  provincia char(2) not null
);

create table righe_spedizione (
  spedizione_id integer not null references spedizioni (id) on delete cascade,
  riga_ordine_id integer not null references righe_ordine (id),
  quantita numeric(10,2) not null check (quantita > 0),
  primary key (spedizione_id, riga_ordine_id)
);

create table fatture (
  id serial primary key,
  numero varchar(20) not null unique,
  cliente_id integer not null references clienti (id),
  ordine_id integer not null unique references ordini (id),
  stato varchar(20) not null default 'emessa' check (stato in ('emessa', 'parzialmente_pagata', 'pagata', 'scaduta', 'annullata')),
  data_emissione date not null,
  data_scadenza date not null,
  imponibile numeric(12,2) not null,
  iva numeric(12,2) not null,
  totale numeric(12,2) not null,
  pagato numeric(12,2) not null default 0,
  file_pdf varchar(200)
);

create table pagamenti (
  id serial primary key,
  fattura_id integer not null references fatture (id),
  importo numeric(12,2) not null check (importo > 0),
  data_pagamento date not null,
  metodo varchar(20) not null check (metodo in ('bonifico', 'riba', 'assegno', 'contanti', 'carta')),
  riferimento varchar(60),
  registrato_da integer references dipendenti (id)
);

create table resi (
  id serial primary key,
  riga_ordine_id integer not null references righe_ordine (id),
  cliente_id integer not null references clienti (id),
  quantita numeric(10,2) not null check (quantita > 0),
  motivo varchar(20) not null check (motivo in ('difettoso', 'danneggiato', 'articolo_errato', 'eccedenza')),
  descrizione text,
  stato varchar(20) not null default 'richiesto' check (stato in ('richiesto', 'autorizzato', 'ricevuto', 'rimborsato', 'rifiutato')),
  data_richiesta date not null,
  data_ricezione date,
  importo_rimborso numeric(12,2)
);

create index on articoli (categoria_id);
create index on articoli (fornitore_id);
create index on ordini (cliente_id, data_ordine);
create index on righe_ordine (articolo_id);
create index on movimenti_magazzino (articolo_id, magazzino_id, data_movimento);
create index on spedizioni (ordine_id);
create index on pagamenti (fattura_id);
