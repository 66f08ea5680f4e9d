-- A bank: customers, branches, accounts with several holders, cards, transfers and the ledger, loans with their schedule.

CREATE TYPE account_kind AS ENUM ('checking', 'savings', 'credit', 'loan');

CREATE TABLE branches (
  id smallint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id smallint REFERENCES branches,
  name text NOT NULL UNIQUE,
  city text NOT NULL,
  swift_code char(8) NOT NULL UNIQUE CHECK (swift_code ~ '^[A-Z]{6}[A-Z0-9]{2}$'),
  CHECK (parent_id <> id)
);

CREATE TABLE customers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('person', 'company')),
  first_name text,
  last_name text,
  company_name text,
  tax_id varchar(14) NOT NULL UNIQUE,
  email text NOT NULL,
  phone text,
  birth_date date,
  customer_since date NOT NULL,
  CHECK ((kind = 'person' AND first_name IS NOT NULL AND last_name IS NOT NULL AND company_name IS NULL)
      OR (kind = 'company' AND company_name IS NOT NULL AND first_name IS NULL AND last_name IS NULL))
);

CREATE TABLE accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  branch_id smallint NOT NULL REFERENCES branches,
  iban varchar(34) NOT NULL UNIQUE,
  kind account_kind NOT NULL,
  currency char(3) NOT NULL CHECK (currency IN ('EUR', 'USD', 'GBP', 'CHF')),
  balance numeric(14, 2) NOT NULL DEFAULT 0,
  overdraft_limit numeric(10, 2) NOT NULL DEFAULT 0 CHECK (overdraft_limit >= 0),
  opened_on date NOT NULL,
  closed_on date,
  CHECK (balance >= -overdraft_limit),
  CHECK (closed_on >= opened_on)
);

CREATE TABLE account_holders (
  account_id bigint NOT NULL REFERENCES accounts,
  customer_id bigint NOT NULL REFERENCES customers,
  is_primary boolean NOT NULL DEFAULT false,
  since date NOT NULL,
  PRIMARY KEY (account_id, customer_id)
);

CREATE TABLE cards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL,
  customer_id bigint NOT NULL,
  number_last_four char(4) NOT NULL CHECK (number_last_four ~ '^[0-9]{4}$'),
  network text NOT NULL CHECK (network IN ('visa', 'mastercard', 'maestro')),
  expires_on date NOT NULL,
  daily_limit numeric(8, 2) NOT NULL CHECK (daily_limit BETWEEN 50 AND 10000),
  blocked boolean NOT NULL DEFAULT false,
  FOREIGN KEY (account_id, customer_id) REFERENCES account_holders (account_id, customer_id)
);

CREATE TABLE transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_account_id bigint NOT NULL REFERENCES accounts,
  to_account_id bigint NOT NULL REFERENCES accounts,
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  reference varchar(140),
  requested_at timestamptz NOT NULL,
  booked_at timestamptz,
  CHECK (from_account_id <> to_account_id),
  CHECK (booked_at >= requested_at)
);

CREATE TABLE ledger_entries (
  account_id bigint NOT NULL REFERENCES accounts,
  entry_no bigint NOT NULL CHECK (entry_no > 0),
  transfer_id bigint REFERENCES transfers,
  amount numeric(12, 2) NOT NULL CHECK (amount <> 0),
  booked_at timestamptz NOT NULL,
  value_date date NOT NULL,
  description text NOT NULL,
  PRIMARY KEY (account_id, entry_no)
);

CREATE TABLE loans (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  principal numeric(12, 2) NOT NULL CHECK (principal > 0),
  interest_rate numeric(5, 3) NOT NULL CHECK (interest_rate BETWEEN 0 AND 25),
  months smallint NOT NULL CHECK (months IN (12, 24, 36, 48, 60, 120, 240, 360)),
  granted_on date NOT NULL
);

CREATE TABLE loan_instalments (
  account_id bigint NOT NULL REFERENCES loans,
  number smallint NOT NULL CHECK (number BETWEEN 1 AND 360),
  due_on date NOT NULL,
  amount numeric(10, 2) NOT NULL CHECK (amount > 0),
  paid_on date,
  PRIMARY KEY (account_id, number)
);
