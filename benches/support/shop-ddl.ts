/** The standard shop with its constraints in place, as `packages/engine/test/suites/shop.ts` fills it. */
export const SHOP_TABLES: readonly { readonly name: string; readonly columns: string; readonly constraints: readonly string[] }[] = [
  {
    name: 'users',
    columns: 'id bigint NOT NULL, email text NOT NULL, first_name text, last_name text, city text, country text, created_at timestamptz',
    constraints: ['PRIMARY KEY (id)', 'UNIQUE (email)'],
  },
  { name: 'products', columns: 'id bigint NOT NULL, name text, category text, price numeric(10,2)', constraints: ['PRIMARY KEY (id)', 'CHECK (price >= 0)'] },
  {
    name: 'orders',
    columns: 'id bigint NOT NULL, user_id bigint NOT NULL, status text, placed_at timestamptz, total numeric(12,2)',
    constraints: ['PRIMARY KEY (id)', "CHECK (status IN ('paid', 'shipped', 'new'))", 'FOREIGN KEY (user_id) REFERENCES users (id)'],
  },
  {
    name: 'order_items',
    columns: 'id bigint NOT NULL, order_id bigint NOT NULL, product_id bigint NOT NULL, quantity int, unit_price numeric(10,2)',
    constraints: [
      'PRIMARY KEY (id)',
      'CHECK (quantity BETWEEN 1 AND 10)',
      'FOREIGN KEY (order_id) REFERENCES orders (id)',
      'FOREIGN KEY (product_id) REFERENCES products (id)',
    ],
  },
];

export const BARE_SHOP: readonly string[] = SHOP_TABLES.map(({ name, columns }) => `CREATE TABLE ${name} (${columns})`);

/** Each separately, referenced tables first. */
export const SHOP_CONSTRAINTS: readonly string[] = SHOP_TABLES.flatMap(({ name, constraints }) => constraints.map((each) => `ALTER TABLE ${name} ADD ${each}`));

export const SHOP_DDL: string = [...BARE_SHOP, ...SHOP_CONSTRAINTS].map((statement) => `${statement};\n`).join('');
