-- 61 a sales CRM as Laravel migrations make it (larasales)

create table "teams" (
    "id" bigserial not null primary key,
    "name" varchar(255) not null,
    "region" varchar(255) check ("region" in ('north', 'south', 'east', 'west', 'international')) null,
    "manager_id" bigint null,
    "members_count" integer not null default '0',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "users" (
    "id" bigserial not null primary key,
    "team_id" bigint null,
    "name" varchar(255) not null,
    "email" varchar(255) not null,
    "email_verified_at" timestamp(0) without time zone null,
    "password" varchar(255) not null,
    "role" varchar(255) check ("role" in ('admin', 'manager', 'rep', 'sdr', 'viewer')) not null default 'rep',
    "job_title" varchar(255) null,
    "phone" varchar(255) null,
    "timezone" varchar(255) not null default 'UTC',
    "is_active" boolean not null default '1',
    "last_login_at" timestamp(0) without time zone null,
    "remember_token" varchar(100) null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "industries" (
    "id" bigserial not null primary key,
    "name" varchar(255) not null,
    "slug" varchar(255) not null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "accounts" (
    "id" bigserial not null primary key,
    "owner_id" bigint null,
    "parent_id" bigint null,
    "industry_id" bigint null,
    "name" varchar(255) not null,
    "type" varchar(255) check ("type" in ('prospect', 'customer', 'partner', 'former_customer')) not null default 'prospect',
    "website" varchar(255) null,
    "phone" varchar(255) null,
    "employees_count" integer null,
    "annual_revenue" decimal(15, 2) null,
    "billing_street" varchar(255) null,
    "billing_city" varchar(255) null,
    "billing_state" varchar(255) null,
    "billing_postal_code" varchar(255) null,
    "billing_country" varchar(2) not null default 'US',
    "open_deals_count" integer not null default '0',
    "won_amount" decimal(15, 2) not null default '0',
    "customer_since" date null,
    "last_activity_at" timestamp(0) without time zone null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "contacts" (
    "id" bigserial not null primary key,
    "account_id" bigint null,
    "owner_id" bigint null,
    "reports_to_id" bigint null,
    "first_name" varchar(255) not null,
    "last_name" varchar(255) not null,
    "email" varchar(255) null,
    "phone" varchar(255) null,
    "mobile" varchar(255) null,
    "job_title" varchar(255) null,
    "department" varchar(255) null,
    "birthday" date null,
    "is_primary" boolean not null default '0',
    "do_not_call" boolean not null default '0',
    "unsubscribed_at" timestamp(0) without time zone null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "campaigns" (
    "id" bigserial not null primary key,
    "owner_id" bigint null,
    "name" varchar(255) not null,
    "channel" varchar(255) check ("channel" in ('email', 'webinar', 'event', 'paid_search', 'social', 'referral')) not null,
    "status" varchar(255) check ("status" in ('planned', 'running', 'finished', 'cancelled')) not null default 'planned',
    "starts_on" date null,
    "ends_on" date null,
    "budget" decimal(12, 2) null,
    "actual_cost" decimal(12, 2) null,
    "leads_count" integer not null default '0',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "leads" (
    "id" bigserial not null primary key,
    "owner_id" bigint null,
    "campaign_id" bigint null,
    "first_name" varchar(255) not null,
    "last_name" varchar(255) not null,
    "company_name" varchar(255) null,
    "email" varchar(255) null,
    "phone" varchar(255) null,
    "source" varchar(255) check ("source" in ('web', 'referral', 'cold_call', 'event', 'import', 'partner')) not null default 'web',
    "status" varchar(255) check ("status" in ('new', 'contacted', 'qualified', 'unqualified', 'converted')) not null default 'new',
    "score" smallint not null default '0',
    "unqualified_reason" varchar(255) null,
    "first_contacted_at" timestamp(0) without time zone null,
    "converted_at" timestamp(0) without time zone null,
    "converted_account_id" bigint null,
    "converted_contact_id" bigint null,
    "converted_deal_id" bigint null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "pipelines" (
    "id" bigserial not null primary key,
    "name" varchar(255) not null,
    "is_default" boolean not null default '0',
    "position" integer not null default '0',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "stages" (
    "id" bigserial not null primary key,
    "pipeline_id" bigint not null,
    "name" varchar(255) not null,
    "kind" varchar(255) check ("kind" in ('open', 'won', 'lost')) not null default 'open',
    "probability" smallint not null default '0',
    "position" integer not null default '0',
    "rotting_days" integer null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "deals" (
    "id" bigserial not null primary key,
    "account_id" bigint not null,
    "primary_contact_id" bigint null,
    "pipeline_id" bigint not null,
    "stage_id" bigint not null,
    "owner_id" bigint null,
    "campaign_id" bigint null,
    "name" varchar(255) not null,
    "status" varchar(255) check ("status" in ('open', 'won', 'lost')) not null default 'open',
    "amount" decimal(12, 2) not null default '0',
    "currency" varchar(3) not null default 'USD',
    "probability" smallint not null default '0',
    "weighted_amount" decimal(12, 2) not null default '0',
    "expected_close_date" date null,
    "stage_changed_at" timestamp(0) without time zone null,
    "closed_at" timestamp(0) without time zone null,
    "lost_reason" varchar(255) check ("lost_reason" in ('price', 'competitor', 'no_budget', 'no_decision', 'timing', 'missing_feature')) null,
    "competitor" varchar(255) null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "contact_deal" (
    "id" bigserial not null primary key,
    "deal_id" bigint not null,
    "contact_id" bigint not null,
    "role" varchar(255) check ("role" in ('decision_maker', 'champion', 'influencer', 'user', 'blocker')) null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "deal_stage_changes" (
    "id" bigserial not null primary key,
    "deal_id" bigint not null,
    "from_stage_id" bigint null,
    "to_stage_id" bigint not null,
    "user_id" bigint null,
    "amount" decimal(12, 2) null,
    "changed_at" timestamp(0) without time zone not null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "activities" (
    "id" bigserial not null primary key,
    "user_id" bigint not null,
    "account_id" bigint null,
    "contact_id" bigint null,
    "deal_id" bigint null,
    "type" varchar(255) check ("type" in ('call', 'meeting', 'demo', 'lunch')) not null,
    "subject" varchar(255) not null,
    "description" text null,
    "outcome" varchar(255) check ("outcome" in ('connected', 'no_answer', 'left_voicemail', 'held', 'no_show', 'rescheduled')) null,
    "location" varchar(255) null,
    "starts_at" timestamp(0) without time zone not null,
    "ends_at" timestamp(0) without time zone null,
    "duration_minutes" integer null,
    "completed_at" timestamp(0) without time zone null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "tasks" (
    "id" bigserial not null primary key,
    "assignee_id" bigint null,
    "creator_id" bigint null,
    "deal_id" bigint null,
    "contact_id" bigint null,
    "title" varchar(255) not null,
    "description" text null,
    "priority" varchar(255) check ("priority" in ('low', 'medium', 'high')) not null default 'medium',
    "status" varchar(255) check ("status" in ('pending', 'in_progress', 'done', 'cancelled')) not null default 'pending',
    "due_at" timestamp(0) without time zone null,
    "reminder_at" timestamp(0) without time zone null,
    "completed_at" timestamp(0) without time zone null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "notes" (
    "id" bigserial not null primary key,
    "user_id" bigint not null,
    "noteable_type" varchar(255) not null,
    "noteable_id" bigint not null,
    "body" text not null,
    "is_pinned" boolean not null default '0',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "emails" (
    "id" bigserial not null primary key,
    "user_id" bigint not null,
    "contact_id" bigint null,
    "deal_id" bigint null,
    "in_reply_to_id" bigint null,
    "direction" varchar(255) check ("direction" in ('inbound', 'outbound')) not null,
    "status" varchar(255) check ("status" in ('draft', 'queued', 'sent', 'delivered', 'bounced', 'received')) not null default 'draft',
    "from_email" varchar(255) not null,
    "to_email" varchar(255) not null,
    "subject" varchar(255) not null,
    "body" text null,
    "opens_count" integer not null default '0',
    "clicks_count" integer not null default '0',
    "sent_at" timestamp(0) without time zone null,
    "first_opened_at" timestamp(0) without time zone null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "products" (
    "id" bigserial not null primary key,
    "sku" varchar(255) not null,
    "name" varchar(255) not null,
    "description" text null,
    "category" varchar(255) null,
    "billing_period" varchar(255) check ("billing_period" in ('one_time', 'monthly', 'yearly')) not null default 'one_time',
    "unit_price" decimal(12, 2) not null,
    "cost" decimal(12, 2) null,
    "tax_rate" decimal(5, 2) not null default '0',
    "is_active" boolean not null default '1',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "quotes" (
    "id" bigserial not null primary key,
    "deal_id" bigint not null,
    "account_id" bigint not null,
    "contact_id" bigint null,
    "user_id" bigint null,
    "number" varchar(255) not null,
    "version" integer not null default '1',
    "status" varchar(255) check ("status" in ('draft', 'sent', 'accepted', 'declined', 'expired')) not null default 'draft',
    "currency" varchar(3) not null default 'USD',
    "subtotal" decimal(12, 2) not null default '0',
    "discount_total" decimal(12, 2) not null default '0',
    "tax_total" decimal(12, 2) not null default '0',
    "total" decimal(12, 2) not null default '0',
    "valid_until" date null,
    "sent_at" timestamp(0) without time zone null,
    "accepted_at" timestamp(0) without time zone null,
    "declined_at" timestamp(0) without time zone null,
    "terms" text null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null,
    "deleted_at" timestamp(0) without time zone null
);

create table "quote_lines" (
    "id" bigserial not null primary key,
    "quote_id" bigint not null,
    "product_id" bigint null,
    "position" integer not null default '0',
    "description" varchar(255) not null,
    "quantity" decimal(10, 2) not null default '1',
    "unit_price" decimal(12, 2) not null,
    "discount_percent" decimal(5, 2) not null default '0',
    "line_total" decimal(12, 2) not null,
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "sales_targets" (
    "id" bigserial not null primary key,
    "user_id" bigint not null,
    "period_start" date not null,
    "period_end" date not null,
    "target_amount" decimal(12, 2) not null,
    "achieved_amount" decimal(12, 2) not null default '0',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "tags" (
    "id" bigserial not null primary key,
    "name" varchar(255) not null,
    "slug" varchar(255) not null,
    "color" varchar(7) not null default '#6b7280',
    "created_at" timestamp(0) without time zone null,
    "updated_at" timestamp(0) without time zone null
);

create table "account_tag" (
    "account_id" bigint not null,
    "tag_id" bigint not null
);

create table "contact_tag" (
    "contact_id" bigint not null,
    "tag_id" bigint not null
);

alter table "users" add constraint "users_email_unique" unique ("email");
alter table "industries" add constraint "industries_slug_unique" unique ("slug");
alter table "stages" add constraint "stages_pipeline_id_name_unique" unique ("pipeline_id", "name");
alter table "contact_deal" add constraint "contact_deal_deal_id_contact_id_unique" unique ("deal_id", "contact_id");
alter table "products" add constraint "products_sku_unique" unique ("sku");
alter table "quotes" add constraint "quotes_number_unique" unique ("number");
alter table "sales_targets" add constraint "sales_targets_user_id_period_start_unique" unique ("user_id", "period_start");
alter table "tags" add constraint "tags_slug_unique" unique ("slug");
alter table "account_tag" add primary key ("account_id", "tag_id");
alter table "contact_tag" add primary key ("contact_id", "tag_id");
create index "notes_noteable_type_noteable_id_index" on "notes" ("noteable_type", "noteable_id");
create index "deals_status_index" on "deals" ("status");
create index "leads_status_index" on "leads" ("status");
create index "contacts_email_index" on "contacts" ("email");
create index "tasks_due_at_index" on "tasks" ("due_at");

alter table "teams" add constraint "teams_manager_id_foreign" foreign key ("manager_id") references "users" ("id") on delete set null;
alter table "users" add constraint "users_team_id_foreign" foreign key ("team_id") references "teams" ("id") on delete set null;
alter table "accounts" add constraint "accounts_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
alter table "accounts" add constraint "accounts_parent_id_foreign" foreign key ("parent_id") references "accounts" ("id") on delete set null;
alter table "accounts" add constraint "accounts_industry_id_foreign" foreign key ("industry_id") references "industries" ("id") on delete set null;
alter table "contacts" add constraint "contacts_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;
alter table "contacts" add constraint "contacts_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
alter table "contacts" add constraint "contacts_reports_to_id_foreign" foreign key ("reports_to_id") references "contacts" ("id") on delete set null;
alter table "campaigns" add constraint "campaigns_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
alter table "leads" add constraint "leads_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
alter table "leads" add constraint "leads_campaign_id_foreign" foreign key ("campaign_id") references "campaigns" ("id") on delete set null;
alter table "leads" add constraint "leads_converted_account_id_foreign" foreign key ("converted_account_id") references "accounts" ("id") on delete set null;
alter table "leads" add constraint "leads_converted_contact_id_foreign" foreign key ("converted_contact_id") references "contacts" ("id") on delete set null;
alter table "leads" add constraint "leads_converted_deal_id_foreign" foreign key ("converted_deal_id") references "deals" ("id") on delete set null;
alter table "stages" add constraint "stages_pipeline_id_foreign" foreign key ("pipeline_id") references "pipelines" ("id") on delete cascade;
alter table "deals" add constraint "deals_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;
alter table "deals" add constraint "deals_primary_contact_id_foreign" foreign key ("primary_contact_id") references "contacts" ("id") on delete set null;
alter table "deals" add constraint "deals_pipeline_id_foreign" foreign key ("pipeline_id") references "pipelines" ("id");
alter table "deals" add constraint "deals_stage_id_foreign" foreign key ("stage_id") references "stages" ("id");
alter table "deals" add constraint "deals_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete set null;
alter table "deals" add constraint "deals_campaign_id_foreign" foreign key ("campaign_id") references "campaigns" ("id") on delete set null;
alter table "contact_deal" add constraint "contact_deal_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
alter table "contact_deal" add constraint "contact_deal_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;
alter table "deal_stage_changes" add constraint "deal_stage_changes_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
alter table "deal_stage_changes" add constraint "deal_stage_changes_from_stage_id_foreign" foreign key ("from_stage_id") references "stages" ("id") on delete set null;
alter table "deal_stage_changes" add constraint "deal_stage_changes_to_stage_id_foreign" foreign key ("to_stage_id") references "stages" ("id") on delete cascade;
alter table "deal_stage_changes" add constraint "deal_stage_changes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;
alter table "activities" add constraint "activities_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "activities" add constraint "activities_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;
alter table "activities" add constraint "activities_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
alter table "activities" add constraint "activities_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete set null;
alter table "tasks" add constraint "tasks_assignee_id_foreign" foreign key ("assignee_id") references "users" ("id") on delete set null;
alter table "tasks" add constraint "tasks_creator_id_foreign" foreign key ("creator_id") references "users" ("id") on delete set null;
alter table "tasks" add constraint "tasks_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
alter table "tasks" add constraint "tasks_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
alter table "notes" add constraint "notes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "emails" add constraint "emails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "emails" add constraint "emails_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
alter table "emails" add constraint "emails_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete set null;
alter table "emails" add constraint "emails_in_reply_to_id_foreign" foreign key ("in_reply_to_id") references "emails" ("id") on delete set null;
alter table "quotes" add constraint "quotes_deal_id_foreign" foreign key ("deal_id") references "deals" ("id") on delete cascade;
alter table "quotes" add constraint "quotes_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;
alter table "quotes" add constraint "quotes_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete set null;
alter table "quotes" add constraint "quotes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;
alter table "quote_lines" add constraint "quote_lines_quote_id_foreign" foreign key ("quote_id") references "quotes" ("id") on delete cascade;
alter table "quote_lines" add constraint "quote_lines_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete set null;
alter table "sales_targets" add constraint "sales_targets_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;
alter table "account_tag" add constraint "account_tag_account_id_foreign" foreign key ("account_id") references "accounts" ("id") on delete cascade;
alter table "account_tag" add constraint "account_tag_tag_id_foreign" foreign key ("tag_id") references "tags" ("id") on delete cascade;
alter table "contact_tag" add constraint "contact_tag_contact_id_foreign" foreign key ("contact_id") references "contacts" ("id") on delete cascade;
alter table "contact_tag" add constraint "contact_tag_tag_id_foreign" foreign key ("tag_id") references "tags" ("id") on delete cascade;
