-- 84 modashop: online clothes shop (Laravel migrations, PostgreSQL)

create table "users" ("id" bigserial not null primary key, "name" varchar(255) not null, "email" varchar(255) not null, "email_verified_at" timestamp(0) without time zone null, "password" varchar(255) not null, "phone" varchar(30) null, "birth_date" date null, "role" varchar(255) check ("role" in ('customer', 'staff', 'admin')) not null default 'customer', "newsletter" boolean not null default '0', "orders_count" integer not null default '0', "last_login_at" timestamp(0) without time zone null, "remember_token" varchar(100) null, "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null, "deleted_at" timestamp(0) without time zone null);
alter table "users" add constraint "users_email_unique" unique ("email");

create table "addresses" (
  "id" bigserial not null primary key,
  "user_id" bigint not null,
  "label" varchar(255) null,
  "recipient_name" varchar(255) not null,
  "line1" varchar(255) not null,
  "line2" varchar(255) null,
  "city" varchar(255) not null,
  "state" varchar(255) null,
  "postal_code" varchar(20) not null,
  "country_code" char(2) not null,
  "phone" varchar(30) null,
  "is_default" boolean not null default '0',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "addresses" add constraint "addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
create index "addresses_user_id_is_default_index" on "addresses" ("user_id", "is_default");

create table "categories" (
  "id" bigserial not null primary key,
  "parent_id" bigint null,
  "name" varchar(255) not null,
  "slug" varchar(255) not null,
  "description" text null,
  "position" integer not null default '0',
  "is_active" boolean not null default '1',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "categories" add constraint "categories_parent_id_foreign" foreign key ("parent_id") references "categories" ("id") on delete set null;
alter table "categories" add constraint "categories_slug_unique" unique ("slug");

create table "brands" (
  "id" bigserial not null primary key,
  "name" varchar(255) not null,
  "slug" varchar(255) not null,
  "website" varchar(255) null,
  "country_code" char(2) null,
  "logo_path" varchar(255) null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "brands" add constraint "brands_slug_unique" unique ("slug");

create table "colors" ("id" bigserial not null primary key, "name" varchar(255) not null, "hex" char(7) not null, "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "colors" add constraint "colors_name_unique" unique ("name");

create table "sizes" ("id" bigserial not null primary key, "code" varchar(10) not null, "size_system" varchar(255) check ("size_system" in ('alpha', 'eu', 'uk', 'us', 'one_size')) not null default 'alpha', "position" smallint not null default '0', "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "sizes" add constraint "sizes_size_system_code_unique" unique ("size_system", "code");

create table "products" (
  "id" bigserial not null primary key,
  "category_id" bigint not null,
  "brand_id" bigint null,
  "name" varchar(255) not null,
  "slug" varchar(255) not null,
  "style_code" varchar(32) not null,
  "description" text null,
  "gender" varchar(255) check ("gender" in ('women', 'men', 'unisex', 'kids')) not null,
  "material" varchar(255) null,
  "care_instructions" text null,
  "base_price" decimal(10, 2) not null,
  "compare_at_price" decimal(10, 2) null,
  "currency" char(3) not null default 'EUR',
  "weight_grams" integer null,
  "status" varchar(255) check ("status" in ('draft', 'active', 'archived')) not null default 'draft',
  "published_at" timestamp(0) without time zone null,
  "rating_average" decimal(3, 2) null,
  "reviews_count" integer not null default '0',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "products" add constraint "products_category_id_foreign" foreign key ("category_id") references "categories" ("id");
alter table "products" add constraint "products_brand_id_foreign" foreign key ("brand_id") references "brands" ("id") on delete set null;
alter table "products" add constraint "products_slug_unique" unique ("slug");
create index "products_status_published_at_index" on "products" ("status", "published_at");

create table "product_variants" (
  "id" bigserial not null primary key,
  "product_id" bigint not null,
  "color_id" bigint not null,
  "size_id" bigint not null,
  "sku" varchar(64) not null,
  "barcode" varchar(13) null,
  "price" decimal(10, 2) not null,
  "cost_price" decimal(10, 2) null,
  "stock_quantity" integer not null default '0',
  "reserved_quantity" integer not null default '0',
  "reorder_level" integer not null default '5',
  "is_active" boolean not null default '1',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "product_variants" add constraint "product_variants_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;
alter table "product_variants" add constraint "product_variants_color_id_foreign" foreign key ("color_id") references "colors" ("id");
alter table "product_variants" add constraint "product_variants_size_id_foreign" foreign key ("size_id") references "sizes" ("id");
alter table "product_variants" add constraint "product_variants_sku_unique" unique ("sku");

create table "product_images" (
  "id" bigserial not null primary key,
  "product_id" bigint not null,
  "product_variant_id" bigint null,
  "path" varchar(255) not null,
  "alt_text" varchar(255) null,
  "width" integer null,
  "height" integer null,
  "position" smallint not null default '1',
  "is_primary" boolean not null default '0',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "product_images" add constraint "product_images_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;
alter table "product_images" add constraint "product_images_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variants" ("id") on delete set null;

create table "stock_movements" (
  "id" bigserial not null primary key,
  "product_variant_id" bigint not null,
  "user_id" bigint null,
  "type" varchar(255) check ("type" in ('purchase', 'sale', 'return', 'adjustment')) not null,
  "quantity" integer not null,
  "stock_before" integer not null,
  "stock_after" integer not null,
  "note" varchar(255) null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "stock_movements" add constraint "stock_movements_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variants" ("id") on delete cascade;
alter table "stock_movements" add constraint "stock_movements_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;
create index "stock_movements_product_variant_id_created_at_index" on "stock_movements" ("product_variant_id", "created_at");

create table "coupons" (
  "id" bigserial not null primary key,
  "code" varchar(32) not null,
  "description" varchar(255) null,
  "type" varchar(255) check ("type" in ('percent', 'fixed', 'free_shipping')) not null,
  "value" decimal(10, 2) not null default '0',
  "min_order_amount" decimal(10, 2) null,
  "max_uses" integer null,
  "used_count" integer not null default '0',
  "starts_at" timestamp(0) without time zone null,
  "expires_at" timestamp(0) without time zone null,
  "is_active" boolean not null default '1',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "coupons" add constraint "coupons_code_unique" unique ("code");

create table "carts" ("id" bigserial not null primary key, "user_id" bigint null, "session_token" uuid not null, "coupon_id" bigint null, "currency" char(3) not null default 'EUR', "expires_at" timestamp(0) without time zone null, "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "carts" add constraint "carts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "carts" add constraint "carts_coupon_id_foreign" foreign key ("coupon_id") references "coupons" ("id") on delete set null;
alter table "carts" add constraint "carts_session_token_unique" unique ("session_token");

create table "cart_items" ("id" bigserial not null primary key, "cart_id" bigint not null, "product_variant_id" bigint not null, "quantity" integer not null default '1', "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "cart_items" add constraint "cart_items_cart_id_foreign" foreign key ("cart_id") references "carts" ("id") on delete cascade;
alter table "cart_items" add constraint "cart_items_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variants" ("id") on delete cascade;

create table "orders" (
  "id" bigserial not null primary key,
  "number" varchar(20) not null,
  "user_id" bigint not null,
  "billing_address_id" bigint not null,
  "shipping_address_id" bigint not null,
  "coupon_id" bigint null,
  "status" varchar(255) check ("status" in ('pending', 'paid', 'processing', 'shipped', 'delivered', 'cancelled', 'refunded')) not null default 'pending',
  "currency" char(3) not null default 'EUR',
  "items_count" integer not null default '0',
  "subtotal" decimal(10, 2) not null default '0',
  "discount_total" decimal(10, 2) not null default '0',
  "shipping_total" decimal(10, 2) not null default '0',
  "tax_total" decimal(10, 2) not null default '0',
  "total" decimal(10, 2) not null default '0',
  "customer_note" text null,
  "placed_at" timestamp(0) without time zone not null,
  "paid_at" timestamp(0) without time zone null,
  "shipped_at" timestamp(0) without time zone null,
  "delivered_at" timestamp(0) without time zone null,
  "cancelled_at" timestamp(0) without time zone null,
  "cancel_reason" varchar(255) null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "orders" add constraint "orders_user_id_foreign" foreign key ("user_id") references "users" ("id");
alter table "orders" add constraint "orders_billing_address_id_foreign" foreign key ("billing_address_id") references "addresses" ("id");
alter table "orders" add constraint "orders_shipping_address_id_foreign" foreign key ("shipping_address_id") references "addresses" ("id");
alter table "orders" add constraint "orders_coupon_id_foreign" foreign key ("coupon_id") references "coupons" ("id") on delete set null;
alter table "orders" add constraint "orders_number_unique" unique ("number");
create index "orders_status_index" on "orders" ("status");
create index "orders_user_id_placed_at_index" on "orders" ("user_id", "placed_at");

create table "order_items" (
  "id" bigserial not null primary key,
  "order_id" bigint not null,
  "product_id" bigint not null,
  "product_variant_id" bigint not null,
  "product_name" varchar(255) not null,
  "sku" varchar(64) not null,
  "quantity" integer not null default '1',
  "unit_price" decimal(10, 2) not null,
  "discount_amount" decimal(10, 2) not null default '0',
  "total" decimal(10, 2) not null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "order_items" add constraint "order_items_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
alter table "order_items" add constraint "order_items_product_id_foreign" foreign key ("product_id") references "products" ("id");
alter table "order_items" add constraint "order_items_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variants" ("id");

create table "coupon_redemptions" ("id" bigserial not null primary key, "coupon_id" bigint not null, "order_id" bigint not null, "user_id" bigint not null, "discount_amount" decimal(10, 2) not null, "redeemed_at" timestamp(0) without time zone not null, "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "coupon_redemptions" add constraint "coupon_redemptions_coupon_id_foreign" foreign key ("coupon_id") references "coupons" ("id") on delete cascade;
alter table "coupon_redemptions" add constraint "coupon_redemptions_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
alter table "coupon_redemptions" add constraint "coupon_redemptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "coupon_redemptions" add constraint "coupon_redemptions_coupon_id_order_id_unique" unique ("coupon_id", "order_id");

create table "payments" (
  "id" bigserial not null primary key,
  "order_id" bigint not null,
  "method" varchar(255) check ("method" in ('card', 'paypal', 'bank_transfer', 'klarna', 'gift_card')) not null,
  "transaction_id" varchar(255) null,
  "status" varchar(255) check ("status" in ('pending', 'authorized', 'captured', 'failed', 'refunded')) not null default 'pending',
  "amount" decimal(10, 2) not null,
  "refunded_amount" decimal(10, 2) not null default '0',
  "currency" char(3) not null default 'EUR',
  "card_last_four" varchar(4) null,
  "authorized_at" timestamp(0) without time zone null,
  "captured_at" timestamp(0) without time zone null,
  "failed_at" timestamp(0) without time zone null,
  "failure_reason" varchar(255) null,
  "refunded_at" timestamp(0) without time zone null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "payments" add constraint "payments_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
create index "payments_transaction_id_index" on "payments" ("transaction_id");

create table "shipments" (
  "id" bigserial not null primary key,
  "order_id" bigint not null,
  "address_id" bigint not null,
  "carrier" varchar(255) not null,
  "tracking_number" varchar(255) null,
  "status" varchar(255) check ("status" in ('pending', 'packed', 'shipped', 'delivered', 'lost')) not null default 'pending',
  "weight_grams" integer null,
  "cost" decimal(8, 2) null,
  "packed_by" bigint null,
  "packed_at" timestamp(0) without time zone null,
  "shipped_at" timestamp(0) without time zone null,
  "delivered_at" timestamp(0) without time zone null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "shipments" add constraint "shipments_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;
alter table "shipments" add constraint "shipments_address_id_foreign" foreign key ("address_id") references "addresses" ("id");
alter table "shipments" add constraint "shipments_packed_by_foreign" foreign key ("packed_by") references "users" ("id") on delete set null;

create table "shipment_items" ("id" bigserial not null primary key, "shipment_id" bigint not null, "order_item_id" bigint not null, "quantity" integer not null, "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "shipment_items" add constraint "shipment_items_shipment_id_foreign" foreign key ("shipment_id") references "shipments" ("id") on delete cascade;
alter table "shipment_items" add constraint "shipment_items_order_item_id_foreign" foreign key ("order_item_id") references "order_items" ("id") on delete cascade;

create table "returns" (
  "id" bigserial not null primary key,
  "rma_number" varchar(20) not null,
  "order_id" bigint not null,
  "user_id" bigint not null,
  "processed_by" bigint null,
  "reason" varchar(255) check ("reason" in ('wrong_size', 'damaged', 'not_as_described', 'changed_mind', 'late_delivery')) not null,
  "status" varchar(255) check ("status" in ('requested', 'approved', 'rejected', 'received', 'refunded')) not null default 'requested',
  "comment" text null,
  "refund_amount" decimal(10, 2) null,
  "requested_at" timestamp(0) without time zone not null,
  "approved_at" timestamp(0) without time zone null,
  "rejected_at" timestamp(0) without time zone null,
  "received_at" timestamp(0) without time zone null,
  "refunded_at" timestamp(0) without time zone null,
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null
);
alter table "returns" add constraint "returns_order_id_foreign" foreign key ("order_id") references "orders" ("id");
alter table "returns" add constraint "returns_user_id_foreign" foreign key ("user_id") references "users" ("id");
alter table "returns" add constraint "returns_processed_by_foreign" foreign key ("processed_by") references "users" ("id") on delete set null;
alter table "returns" add constraint "returns_rma_number_unique" unique ("rma_number");

create table "return_items" ("id" bigserial not null primary key, "return_id" bigint not null, "order_item_id" bigint not null, "quantity" integer not null default '1', "condition" varchar(255) check ("condition" in ('unopened', 'tried_on', 'worn', 'damaged')) null, "refund_amount" decimal(10, 2) not null default '0', "created_at" timestamp(0) without time zone null, "updated_at" timestamp(0) without time zone null);
alter table "return_items" add constraint "return_items_return_id_foreign" foreign key ("return_id") references "returns" ("id") on delete cascade;
alter table "return_items" add constraint "return_items_order_item_id_foreign" foreign key ("order_item_id") references "order_items" ("id");

create table "reviews" (
  "id" bigserial not null primary key,
  "product_id" bigint not null,
  "user_id" bigint not null,
  "order_item_id" bigint null,
  "rating" smallint not null,
  "title" varchar(255) null,
  "body" text null,
  "status" varchar(255) check ("status" in ('pending', 'approved', 'rejected')) not null default 'pending',
  "approved_by" bigint null,
  "approved_at" timestamp(0) without time zone null,
  "helpful_count" integer not null default '0',
  "created_at" timestamp(0) without time zone null,
  "updated_at" timestamp(0) without time zone null,
  "deleted_at" timestamp(0) without time zone null
);
alter table "reviews" add constraint "reviews_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;
alter table "reviews" add constraint "reviews_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "reviews" add constraint "reviews_order_item_id_foreign" foreign key ("order_item_id") references "order_items" ("id") on delete set null;
alter table "reviews" add constraint "reviews_approved_by_foreign" foreign key ("approved_by") references "users" ("id") on delete set null;
create index "reviews_product_id_status_index" on "reviews" ("product_id", "status");
