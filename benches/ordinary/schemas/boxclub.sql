-- 77 online shop with subscription boxes (Rails structure)
CREATE TABLE customers (
    id bigserial NOT NULL,
    email character varying NOT NULL,
    encrypted_password character varying DEFAULT '' NOT NULL,
    first_name character varying NOT NULL,
    last_name character varying NOT NULL,
    phone character varying,
    birthday date,
    locale character varying DEFAULT 'en' NOT NULL,
    accepts_marketing boolean DEFAULT false NOT NULL,
    marketing_opted_in_at timestamp(6) without time zone,
    confirmed_at timestamp(6) without time zone,
    sign_in_count integer DEFAULT 0 NOT NULL,
    last_sign_in_at timestamp(6) without time zone,
    orders_count integer DEFAULT 0 NOT NULL,
    stripe_customer_id character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT customers_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX index_customers_on_email ON customers USING btree (email);
CREATE UNIQUE INDEX index_customers_on_stripe_customer_id ON customers USING btree (stripe_customer_id);

CREATE TABLE addresses (
    id bigserial NOT NULL,
    customer_id bigint NOT NULL,
    recipient_name character varying NOT NULL,
    company character varying,
    street character varying NOT NULL,
    street2 character varying,
    postal_code character varying NOT NULL,
    city character varying NOT NULL,
    country_code character varying(2) DEFAULT 'US' NOT NULL,
    phone character varying,
    default_shipping boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT addresses_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_addresses_customer FOREIGN KEY (customer_id) REFERENCES customers(id)
);
CREATE INDEX index_addresses_on_customer_id ON addresses USING btree (customer_id);

CREATE TABLE products (
    id bigserial NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    description text,
    category character varying NOT NULL,
    brand character varying,
    status character varying DEFAULT 'draft' NOT NULL,
    published_at timestamp(6) without time zone,
    discontinued_at timestamp(6) without time zone,
    reviews_count integer DEFAULT 0 NOT NULL,
    average_rating numeric(3,2),
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT products_pkey PRIMARY KEY (id),
    CONSTRAINT products_status_check CHECK (status IN ('draft', 'active', 'discontinued'))
);
CREATE UNIQUE INDEX index_products_on_slug ON products USING btree (slug);

CREATE TABLE variants (
    id bigserial NOT NULL,
    product_id bigint NOT NULL,
    sku character varying NOT NULL,
    title character varying NOT NULL,
    price_cents integer NOT NULL,
    compare_at_price_cents integer,
    cost_cents integer,
    weight_grams integer,
    "position" integer DEFAULT 1 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT variants_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_variants_product FOREIGN KEY (product_id) REFERENCES products(id),
    CONSTRAINT variants_price_check CHECK (price_cents >= 0)
);
CREATE UNIQUE INDEX index_variants_on_sku ON variants USING btree (sku);
CREATE INDEX index_variants_on_product_id ON variants USING btree (product_id);

CREATE TABLE stock_levels (
    id bigserial NOT NULL,
    variant_id bigint NOT NULL,
    on_hand integer DEFAULT 0 NOT NULL,
    reserved integer DEFAULT 0 NOT NULL,
    reorder_point integer DEFAULT 0 NOT NULL,
    last_counted_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT stock_levels_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_stock_levels_variant FOREIGN KEY (variant_id) REFERENCES variants(id)
);
CREATE UNIQUE INDEX index_stock_levels_on_variant_id ON stock_levels USING btree (variant_id);

CREATE TABLE plans (
    id bigserial NOT NULL,
    name character varying NOT NULL,
    slug character varying NOT NULL,
    interval_months integer DEFAULT 1 NOT NULL,
    price_cents integer NOT NULL,
    currency character varying(3) DEFAULT 'USD' NOT NULL,
    items_per_box integer DEFAULT 5 NOT NULL,
    trial_days integer DEFAULT 0 NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT plans_pkey PRIMARY KEY (id),
    CONSTRAINT plans_interval_check CHECK (interval_months IN (1, 2, 3, 6, 12))
);
CREATE UNIQUE INDEX index_plans_on_slug ON plans USING btree (slug);

CREATE TABLE coupons (
    id bigserial NOT NULL,
    code character varying NOT NULL,
    description character varying,
    discount_type character varying DEFAULT 'percent' NOT NULL,
    percent_off integer,
    amount_off_cents integer,
    minimum_order_cents integer,
    max_redemptions integer,
    redemptions_count integer DEFAULT 0 NOT NULL,
    starts_at timestamp(6) without time zone NOT NULL,
    expires_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT coupons_pkey PRIMARY KEY (id),
    CONSTRAINT coupons_discount_type_check CHECK (discount_type IN ('percent', 'fixed'))
);
CREATE UNIQUE INDEX index_coupons_on_code ON coupons USING btree (code);

CREATE TABLE subscriptions (
    id bigserial NOT NULL,
    customer_id bigint NOT NULL,
    plan_id bigint NOT NULL,
    shipping_address_id bigint NOT NULL,
    coupon_id bigint,
    status character varying DEFAULT 'active' NOT NULL,
    price_cents integer NOT NULL,
    started_at timestamp(6) without time zone NOT NULL,
    trial_ends_at timestamp(6) without time zone,
    current_period_start date,
    current_period_end date,
    paused_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    cancellation_reason character varying,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_subscriptions_customer FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT fk_rails_subscriptions_plan FOREIGN KEY (plan_id) REFERENCES plans(id),
    CONSTRAINT fk_rails_subscriptions_address FOREIGN KEY (shipping_address_id) REFERENCES addresses(id),
    CONSTRAINT fk_rails_subscriptions_coupon FOREIGN KEY (coupon_id) REFERENCES coupons(id),
    CONSTRAINT subscriptions_status_check CHECK (status IN ('trialing', 'active', 'paused', 'past_due', 'cancelled'))
);
CREATE INDEX index_subscriptions_on_customer_id ON subscriptions USING btree (customer_id);
CREATE INDEX index_subscriptions_on_plan_id ON subscriptions USING btree (plan_id);

CREATE TABLE orders (
    id bigserial NOT NULL,
    number character varying NOT NULL,
    customer_id bigint NOT NULL,
    subscription_id bigint,
    coupon_id bigint,
    shipping_address_id bigint NOT NULL,
    billing_address_id bigint NOT NULL,
    email character varying NOT NULL,
    status character varying DEFAULT 'cart' NOT NULL,
    currency character varying(3) DEFAULT 'USD' NOT NULL,
    items_count integer DEFAULT 0 NOT NULL,
    subtotal_cents integer DEFAULT 0 NOT NULL,
    discount_cents integer DEFAULT 0 NOT NULL,
    shipping_cents integer DEFAULT 0 NOT NULL,
    tax_cents integer DEFAULT 0 NOT NULL,
    total_cents integer DEFAULT 0 NOT NULL,
    placed_at timestamp(6) without time zone,
    paid_at timestamp(6) without time zone,
    cancelled_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT orders_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_orders_customer FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT fk_rails_orders_subscription FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
    CONSTRAINT fk_rails_orders_coupon FOREIGN KEY (coupon_id) REFERENCES coupons(id),
    CONSTRAINT fk_rails_orders_ship FOREIGN KEY (shipping_address_id) REFERENCES addresses(id),
    CONSTRAINT fk_rails_orders_bill FOREIGN KEY (billing_address_id) REFERENCES addresses(id),
    CONSTRAINT orders_status_check CHECK (status IN ('cart', 'placed', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded'))
);
CREATE UNIQUE INDEX index_orders_on_number ON orders USING btree (number);
CREATE INDEX index_orders_on_customer_id ON orders USING btree (customer_id);
CREATE INDEX index_orders_on_subscription_id ON orders USING btree (subscription_id);

CREATE TABLE order_lines (
    id bigserial NOT NULL,
    order_id bigint NOT NULL,
    variant_id bigint NOT NULL,
    product_name character varying NOT NULL,
    sku character varying NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    unit_price_cents integer NOT NULL,
    total_cents integer NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT order_lines_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_order_lines_order FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
    CONSTRAINT fk_rails_order_lines_variant FOREIGN KEY (variant_id) REFERENCES variants(id),
    CONSTRAINT order_lines_quantity_check CHECK (quantity > 0)
);
CREATE UNIQUE INDEX index_order_lines_on_order_id_and_variant_id ON order_lines USING btree (order_id, variant_id);

CREATE TABLE shipments (
    id bigserial NOT NULL,
    order_id bigint NOT NULL,
    address_id bigint NOT NULL,
    carrier character varying,
    tracking_number character varying,
    status character varying DEFAULT 'pending' NOT NULL,
    weight_grams integer,
    packed_at timestamp(6) without time zone,
    shipped_at timestamp(6) without time zone,
    estimated_delivery_on date,
    delivered_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT shipments_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_shipments_order FOREIGN KEY (order_id) REFERENCES orders(id),
    CONSTRAINT fk_rails_shipments_address FOREIGN KEY (address_id) REFERENCES addresses(id),
    CONSTRAINT shipments_status_check CHECK (status IN ('pending', 'packed', 'in_transit', 'delivered', 'returned', 'lost'))
);
CREATE INDEX index_shipments_on_order_id ON shipments USING btree (order_id);
CREATE UNIQUE INDEX index_shipments_on_tracking_number ON shipments USING btree (tracking_number);

CREATE TABLE boxes (
    id bigserial NOT NULL,
    subscription_id bigint NOT NULL,
    order_id bigint,
    sequence_number integer NOT NULL,
    period_start date NOT NULL,
    period_end date NOT NULL,
    theme character varying,
    status character varying DEFAULT 'scheduled' NOT NULL,
    skipped_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT boxes_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_boxes_subscription FOREIGN KEY (subscription_id) REFERENCES subscriptions(id),
    CONSTRAINT fk_rails_boxes_order FOREIGN KEY (order_id) REFERENCES orders(id),
    CONSTRAINT boxes_status_check CHECK (status IN ('scheduled', 'billed', 'shipped', 'skipped'))
);
CREATE UNIQUE INDEX index_boxes_on_subscription_id_and_sequence_number ON boxes USING btree (subscription_id, sequence_number);

CREATE TABLE payments (
    id bigserial NOT NULL,
    order_id bigint NOT NULL,
    amount_cents integer NOT NULL,
    currency character varying(3) DEFAULT 'USD' NOT NULL,
    payment_method character varying NOT NULL,
    card_brand character varying,
    card_last4 character varying(4),
    status character varying DEFAULT 'pending' NOT NULL,
    gateway_reference character varying,
    failure_message character varying,
    captured_at timestamp(6) without time zone,
    failed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT payments_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_payments_order FOREIGN KEY (order_id) REFERENCES orders(id),
    CONSTRAINT payments_method_check CHECK (payment_method IN ('card', 'paypal', 'bank_transfer')),
    CONSTRAINT payments_status_check CHECK (status IN ('pending', 'captured', 'failed', 'refunded'))
);
CREATE INDEX index_payments_on_order_id ON payments USING btree (order_id);

CREATE TABLE refunds (
    id bigserial NOT NULL,
    payment_id bigint NOT NULL,
    amount_cents integer NOT NULL,
    reason character varying NOT NULL,
    status character varying DEFAULT 'pending' NOT NULL,
    processed_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT refunds_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_refunds_payment FOREIGN KEY (payment_id) REFERENCES payments(id),
    CONSTRAINT refunds_amount_check CHECK (amount_cents > 0),
    CONSTRAINT refunds_status_check CHECK (status IN ('pending', 'processed', 'failed'))
);
CREATE INDEX index_refunds_on_payment_id ON refunds USING btree (payment_id);

CREATE TABLE reviews (
    id bigserial NOT NULL,
    product_id bigint NOT NULL,
    customer_id bigint NOT NULL,
    order_line_id bigint,
    rating integer NOT NULL,
    title character varying,
    body text,
    status character varying DEFAULT 'pending' NOT NULL,
    published_at timestamp(6) without time zone,
    helpful_count integer DEFAULT 0 NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT reviews_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_reviews_product FOREIGN KEY (product_id) REFERENCES products(id),
    CONSTRAINT fk_rails_reviews_customer FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT fk_rails_reviews_order_line FOREIGN KEY (order_line_id) REFERENCES order_lines(id),
    CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5),
    CONSTRAINT reviews_status_check CHECK (status IN ('pending', 'published', 'rejected'))
);
CREATE UNIQUE INDEX index_reviews_on_product_id_and_customer_id ON reviews USING btree (product_id, customer_id);

CREATE TABLE staff_users (
    id bigserial NOT NULL,
    email character varying NOT NULL,
    name character varying NOT NULL,
    role character varying DEFAULT 'support' NOT NULL,
    active boolean DEFAULT true NOT NULL,
    deactivated_at timestamp(6) without time zone,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT staff_users_pkey PRIMARY KEY (id),
    CONSTRAINT staff_users_role_check CHECK (role IN ('support', 'warehouse', 'marketing', 'admin'))
);
CREATE UNIQUE INDEX index_staff_users_on_email ON staff_users USING btree (email);

CREATE TABLE support_tickets (
    id bigserial NOT NULL,
    number character varying NOT NULL,
    customer_id bigint NOT NULL,
    order_id bigint,
    assignee_id bigint,
    subject character varying NOT NULL,
    category character varying NOT NULL,
    priority integer DEFAULT 1 NOT NULL,
    status character varying DEFAULT 'open' NOT NULL,
    first_response_at timestamp(6) without time zone,
    resolved_at timestamp(6) without time zone,
    satisfaction_score integer,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT support_tickets_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_support_tickets_customer FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT fk_rails_support_tickets_order FOREIGN KEY (order_id) REFERENCES orders(id),
    CONSTRAINT fk_rails_support_tickets_assignee FOREIGN KEY (assignee_id) REFERENCES staff_users(id),
    CONSTRAINT support_tickets_category_check CHECK (category IN ('delivery', 'payment', 'subscription', 'product', 'other')),
    CONSTRAINT support_tickets_status_check CHECK (status IN ('open', 'pending', 'resolved', 'closed')),
    CONSTRAINT support_tickets_satisfaction_check CHECK (satisfaction_score BETWEEN 1 AND 5)
);
CREATE UNIQUE INDEX index_support_tickets_on_number ON support_tickets USING btree (number);

CREATE TABLE ticket_messages (
    id bigserial NOT NULL,
    support_ticket_id bigint NOT NULL,
    staff_user_id bigint,
    customer_id bigint,
    body text NOT NULL,
    internal boolean DEFAULT false NOT NULL,
    created_at timestamp(6) without time zone NOT NULL,
    updated_at timestamp(6) without time zone NOT NULL,
    CONSTRAINT ticket_messages_pkey PRIMARY KEY (id),
    CONSTRAINT fk_rails_ticket_messages_ticket FOREIGN KEY (support_ticket_id) REFERENCES support_tickets(id) ON DELETE CASCADE,
    CONSTRAINT fk_rails_ticket_messages_staff FOREIGN KEY (staff_user_id) REFERENCES staff_users(id),
    CONSTRAINT fk_rails_ticket_messages_customer FOREIGN KEY (customer_id) REFERENCES customers(id),
    CONSTRAINT ticket_messages_author_check CHECK ((staff_user_id IS NULL) <> (customer_id IS NULL))
);
CREATE INDEX index_ticket_messages_on_support_ticket_id ON ticket_messages USING btree (support_ticket_id);
