-- 12 Stock of several warehouses: purchase orders, receipts, movements, shipments, counts
create table warehouses (
  id          serial primary key,
  code        varchar(10) not null unique,
  name        varchar(100) not null,
  country     char(2) not null,
  time_zone   varchar(50) not null,
  is_active   boolean not null default true
);

create table bins (
  id           serial primary key,
  warehouse_id int not null references warehouses,
  aisle        varchar(4) not null,
  shelf        int not null,
  code         varchar(20) not null,
  max_weight_kg numeric(8,2),
  unique (warehouse_id, code)
);
comment on column bins.code is 'aisle and shelf, such as B-12';

create table users (
  id           serial primary key,
  warehouse_id int references warehouses,
  email        varchar(200) not null unique,
  name         varchar(100) not null,
  role         varchar(20) not null default 'picker',
  created_at   timestamptz not null default now()
);
comment on column users.role is 'picker, buyer or manager';

create table suppliers (
  id            serial primary key,
  name          varchar(150) not null,
  country       char(2) not null,
  currency      char(3) not null,
  payment_days  int not null default 30,
  lead_time_days int not null default 14,
  rating        numeric(2,1),
  blocked_at    timestamptz
);

create table categories (
  id        serial primary key,
  parent_id int references categories,
  name      varchar(80) not null,
  depth     int not null default 0
);

create table items (
  id              serial primary key,
  sku             varchar(30) not null unique,
  name            varchar(150) not null,
  category_id     int references categories,
  default_supplier_id int references suppliers,
  unit            varchar(10) not null default 'pcs',
  barcode         varchar(13),
  weight_kg       numeric(8,3),
  track_lots      boolean not null default false,
  min_stock       int not null default 0,
  max_stock       int,
  reorder_point   int not null default 0,
  quantity_on_hand int not null default 0,
  average_cost    numeric(12,4) not null default 0,
  discontinued_at timestamptz,
  created_at      timestamptz not null default now()
);
comment on column items.quantity_on_hand is 'over all warehouses';

create table supplier_items (
  supplier_id  int not null references suppliers,
  item_id      int not null references items,
  supplier_sku varchar(40),
  unit_cost    numeric(12,2) not null,
  min_quantity int not null default 1,
  primary key (supplier_id, item_id)
);

create table lots (
  id           serial primary key,
  item_id      int not null references items,
  lot_number   varchar(40) not null,
  produced_on  date,
  expires_on   date,
  unique (item_id, lot_number)
);
comment on table lots is 'Of items whose lots are tracked';

create table stock_levels (
  item_id   int not null references items,
  bin_id    int not null references bins,
  quantity  int not null default 0,
  reserved  int not null default 0,
  available int not null default 0,
  primary key (item_id, bin_id)
);

create table purchase_orders (
  id            serial primary key,
  number        varchar(20) not null unique,
  supplier_id   int not null references suppliers,
  warehouse_id  int not null references warehouses,
  buyer_id      int not null references users,
  status        varchar(20) not null default 'draft',
  currency      char(3) not null,
  subtotal      numeric(14,2) not null default 0,
  tax_rate      numeric(5,2) not null default 0,
  tax           numeric(14,2) not null default 0,
  total         numeric(14,2) not null default 0,
  line_count    int not null default 0,
  ordered_on    date,
  expected_on   date,
  received_at   timestamptz,
  cancelled_at  timestamptz,
  created_at    timestamptz not null default now()
);
comment on column purchase_orders.status is 'draft, ordered, partially_received, received, cancelled';

create table purchase_order_lines (
  id                serial primary key,
  purchase_order_id int not null references purchase_orders on delete cascade,
  line_no           int not null,
  item_id           int not null references items,
  quantity          int not null check (quantity > 0),
  unit_cost         numeric(12,2) not null,
  line_total        numeric(14,2) not null,
  quantity_received int not null default 0
);

create table receipts (
  id                serial primary key,
  purchase_order_id int not null references purchase_orders,
  warehouse_id      int not null references warehouses,
  received_by       int not null references users,
  received_at       timestamptz not null default now(),
  delivery_note     varchar(40)
);

create table receipt_lines (
  id                     serial primary key,
  receipt_id             int not null references receipts on delete cascade,
  purchase_order_line_id int not null references purchase_order_lines,
  item_id                int not null references items,
  bin_id                 int not null references bins,
  lot_id                 int references lots,
  quantity               int not null check (quantity > 0)
);

create table stock_movements (
  id           bigserial primary key,
  type         varchar(12) not null check (type in ('receipt', 'issue', 'transfer', 'adjustment')),
  item_id      int not null references items,
  lot_id       int references lots,
  from_bin_id  int references bins,
  to_bin_id    int references bins,
  quantity     int not null check (quantity > 0),
  unit_cost    numeric(12,2),
  receipt_line_id int references receipt_lines,
  reason       varchar(200),
  moved_by     int not null references users,
  moved_at     timestamptz not null default now()
);
comment on table stock_movements is 'A receipt has only a bin to, an issue only a bin from, a transfer both';
create index on stock_movements (item_id, moved_at);

create table stock_counts (
  id           serial primary key,
  warehouse_id int not null references warehouses,
  status       varchar(12) not null default 'open' check (status in ('open', 'completed', 'approved')),
  started_at   timestamptz not null default now(),
  completed_at timestamptz,
  approved_at  timestamptz,
  counted_by   int not null references users,
  approved_by  int references users
);

create table stock_count_lines (
  id             serial primary key,
  stock_count_id int not null references stock_counts on delete cascade,
  bin_id         int not null references bins,
  item_id        int not null references items,
  expected       int not null,
  counted        int,
  difference     int,
  unique (stock_count_id, bin_id, item_id)
);

create table shipments (
  id              serial primary key,
  warehouse_id    int not null references warehouses,
  reference       varchar(30) not null unique,
  status          varchar(12) not null default 'picking' check (status in ('picking', 'packed', 'shipped', 'delivered')),
  carrier         varchar(40),
  tracking_number varchar(40),
  total_weight_kg numeric(10,3) not null default 0,
  packed_at       timestamptz,
  shipped_at      timestamptz,
  delivered_at    timestamptz,
  created_at      timestamptz not null default now()
);

create table shipment_lines (
  id          serial primary key,
  shipment_id int not null references shipments on delete cascade,
  item_id     int not null references items,
  bin_id      int not null references bins,
  quantity    int not null check (quantity > 0),
  picked      int not null default 0
);
