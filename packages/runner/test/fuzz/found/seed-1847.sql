-- Seed 1847, empty: a key that is different in every row takes values that children ask for
-- Asked: 50 rows. Can hold: assets 17, invoices 5.
CREATE TABLE assets (
  assets_id uuid DEFAULT gen_random_uuid() NOT NULL
);
CREATE TABLE invoices (
  asset_assets_id uuid NOT NULL
);
ALTER TABLE assets ADD CONSTRAINT assets_key_1 PRIMARY KEY (assets_id);
ALTER TABLE invoices ADD CONSTRAINT invoices_fk_31 FOREIGN KEY (asset_assets_id) REFERENCES assets (assets_id);
ALTER TABLE invoices ADD CONSTRAINT invoices_check_43 CHECK (asset_assets_id BETWEEN '00000000-0000-4000-8000-000000000001'::uuid AND '00000000-0000-4000-8000-000000000016'::uuid);
