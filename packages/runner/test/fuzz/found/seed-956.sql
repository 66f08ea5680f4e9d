-- Seed 956, wrong cap: conditions between the columns of three references
-- Asked: 50 rows. Can hold: contracts 13, tickets 6, projects 18.
-- After repair.
CREATE TABLE contracts (
  contracts_id bigint NOT NULL
);
CREATE TABLE tickets (
  id bigint NOT NULL,
  contract_contracts_id bigint NOT NULL
);
CREATE TABLE projects (
  projects_id integer NOT NULL,
  contract_contracts_id bigint NOT NULL,
  ticket_ref bigint,
  ticket_id bigint,
  project_projects_id integer
);
ALTER TABLE contracts ADD CONSTRAINT contracts_key_1 PRIMARY KEY (contracts_id);
ALTER TABLE tickets ADD CONSTRAINT tickets_key_5 PRIMARY KEY (id);
ALTER TABLE projects ADD CONSTRAINT projects_key_9 PRIMARY KEY (projects_id);
ALTER TABLE tickets ADD CONSTRAINT tickets_key_15 UNIQUE (contract_contracts_id, id);
ALTER TABLE projects ADD CONSTRAINT projects_fk_16 FOREIGN KEY (contract_contracts_id, ticket_ref) REFERENCES tickets (contract_contracts_id, id);
ALTER TABLE projects ADD CONSTRAINT projects_fk_17 FOREIGN KEY (ticket_id) REFERENCES tickets (id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE projects ADD CONSTRAINT projects_fk_19 FOREIGN KEY (project_projects_id) REFERENCES projects (projects_id);
ALTER TABLE projects ADD CONSTRAINT projects_check_29 CHECK ((((project_projects_id * 2 >= contract_contracts_id - ticket_id) IS NOT TRUE OR ticket_ref = (1)) AND ((abs(contract_contracts_id) <= project_projects_id - contract_contracts_id) IS NOT TRUE OR ticket_ref % 7 BETWEEN (1) AND (3))));
