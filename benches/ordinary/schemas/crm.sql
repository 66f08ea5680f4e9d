-- 32 sales pipeline (Django)
-- Sales pipeline (Django; sqlmigrate output with the choices of the models as comments)

CREATE TABLE "auth_user" (
    "id" serial NOT NULL PRIMARY KEY,
    "password" varchar(128) NOT NULL,
    "last_login" timestamp with time zone NULL,
    "is_superuser" boolean NOT NULL,
    "username" varchar(150) NOT NULL UNIQUE,
    "first_name" varchar(150) NOT NULL,
    "last_name" varchar(150) NOT NULL,
    "email" varchar(254) NOT NULL,
    "is_staff" boolean NOT NULL,
    "is_active" boolean NOT NULL,
    "date_joined" timestamp with time zone NOT NULL
);

CREATE TABLE "accounts_team" (
    "id" serial NOT NULL PRIMARY KEY,
    "name" varchar(80) NOT NULL UNIQUE,
    "lead_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED, -- one of the members
    "created" timestamp with time zone NOT NULL
);

CREATE TABLE "accounts_team_members" (
    "id" serial NOT NULL PRIMARY KEY,
    "team_id" integer NOT NULL REFERENCES "accounts_team" ("id") DEFERRABLE INITIALLY DEFERRED,
    "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT "accounts_team_members_team_id_user_id_uniq" UNIQUE ("team_id", "user_id")
);

CREATE TABLE "crm_company" (
    "id" serial NOT NULL PRIMARY KEY,
    "name" varchar(200) NOT NULL,
    "slug" varchar(200) NOT NULL UNIQUE,
    "website" varchar(200) NOT NULL, -- blank=True
    "email_domain" varchar(100) NOT NULL, -- blank=True, e.g. acme.com
    "size" varchar(10) NOT NULL CHECK ("size" IN ('1-10', '11-50', '51-250', '251+')),
    "employees" integer NULL CHECK ("employees" > 0),
    "owner_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "is_customer" boolean NOT NULL, -- has at least one won opportunity
    "customer_since" date NULL, -- day of the first won opportunity
    "created" timestamp with time zone NOT NULL,
    "modified" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_contact" (
    "id" serial NOT NULL PRIMARY KEY,
    "company_id" integer NOT NULL REFERENCES "crm_company" ("id") DEFERRABLE INITIALLY DEFERRED,
    "first_name" varchar(80) NOT NULL,
    "last_name" varchar(80) NOT NULL,
    "email" varchar(254) NOT NULL,
    "phone" varchar(40) NOT NULL, -- blank=True
    "position" varchar(120) NOT NULL, -- blank=True
    "is_primary" boolean NOT NULL, -- one per company
    "reports_to_id" integer NULL REFERENCES "crm_contact" ("id") DEFERRABLE INITIALLY DEFERRED,
    "created" timestamp with time zone NOT NULL,
    "modified" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_lead" (
    "id" serial NOT NULL PRIMARY KEY,
    "first_name" varchar(80) NOT NULL,
    "last_name" varchar(80) NOT NULL,
    "email" varchar(254) NOT NULL,
    "company_name" varchar(200) NOT NULL,
    "source" varchar(12) NOT NULL CHECK ("source" IN ('web', 'referral', 'event', 'cold_call', 'partner')),
    "status" smallint NOT NULL CHECK ("status" BETWEEN 0 AND 4), -- choices: 0 new, 1 contacted, 2 qualified, 3 converted, 4 rejected
    "reject_reason" varchar(200) NOT NULL DEFAULT '', -- only rejected
    "assigned_to_id" integer NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "converted_contact_id" integer NULL UNIQUE REFERENCES "crm_contact" ("id") DEFERRABLE INITIALLY DEFERRED,
    "converted_at" timestamp with time zone NULL,
    "created" timestamp with time zone NOT NULL,
    "modified" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_stage" (
    "id" serial NOT NULL PRIMARY KEY,
    "name" varchar(60) NOT NULL UNIQUE,
    "order" smallint NOT NULL CHECK ("order" >= 0),
    "probability" smallint NOT NULL CHECK ("probability" BETWEEN 0 AND 100), -- won 100, lost 0
    "kind" varchar(4) NOT NULL CHECK ("kind" IN ('open', 'won', 'lost'))
);

CREATE TABLE "crm_product" (
    "id" serial NOT NULL PRIMARY KEY,
    "sku" varchar(30) NOT NULL UNIQUE,
    "name" varchar(150) NOT NULL,
    "billing" varchar(8) NOT NULL CHECK ("billing" IN ('one_time', 'monthly', 'yearly')),
    "list_price" numeric(10, 2) NOT NULL CHECK ("list_price" >= 0),
    "min_price" numeric(10, 2) NOT NULL CHECK ("min_price" >= 0), -- no sale below it
    "is_active" boolean NOT NULL
);

CREATE TABLE "crm_opportunity" (
    "id" serial NOT NULL PRIMARY KEY,
    "company_id" integer NOT NULL REFERENCES "crm_company" ("id") DEFERRABLE INITIALLY DEFERRED,
    "contact_id" integer NULL REFERENCES "crm_contact" ("id") DEFERRABLE INITIALLY DEFERRED,
    "lead_id" integer NULL UNIQUE REFERENCES "crm_lead" ("id") DEFERRABLE INITIALLY DEFERRED, -- the converted lead it came from
    "owner_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "team_id" integer NOT NULL REFERENCES "accounts_team" ("id") DEFERRABLE INITIALLY DEFERRED, -- a team of the owner
    "stage_id" integer NOT NULL REFERENCES "crm_stage" ("id") DEFERRABLE INITIALLY DEFERRED,
    "name" varchar(200) NOT NULL,
    "amount" numeric(12, 2) NOT NULL, -- sum of the lines
    "probability" smallint NOT NULL CHECK ("probability" BETWEEN 0 AND 100), -- that of the stage
    "weighted_amount" numeric(12, 2) NOT NULL, -- amount * probability / 100
    "expected_close" date NOT NULL,
    "closed_at" timestamp with time zone NULL, -- won or lost
    "lost_reason" varchar(200) NOT NULL DEFAULT '',
    "created" timestamp with time zone NOT NULL,
    "modified" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_opportunityline" (
    "id" serial NOT NULL PRIMARY KEY,
    "opportunity_id" integer NOT NULL REFERENCES "crm_opportunity" ("id") DEFERRABLE INITIALLY DEFERRED,
    "product_id" integer NOT NULL REFERENCES "crm_product" ("id") DEFERRABLE INITIALLY DEFERRED,
    "quantity" integer NOT NULL CHECK ("quantity" > 0),
    "list_price" numeric(10, 2) NOT NULL, -- of the product
    "discount" numeric(5, 2) NOT NULL CHECK ("discount" BETWEEN 0 AND 100), -- percent
    "unit_price" numeric(10, 2) NOT NULL, -- list price less discount
    "total" numeric(12, 2) NOT NULL,
    CONSTRAINT "crm_opportunityline_opportunity_id_product_id_uniq" UNIQUE ("opportunity_id", "product_id")
);

CREATE TABLE "crm_stagechange" (
    "id" serial NOT NULL PRIMARY KEY,
    "opportunity_id" integer NOT NULL REFERENCES "crm_opportunity" ("id") DEFERRABLE INITIALLY DEFERRED,
    "from_stage_id" integer NULL REFERENCES "crm_stage" ("id") DEFERRABLE INITIALLY DEFERRED, -- null: created in this stage
    "to_stage_id" integer NOT NULL REFERENCES "crm_stage" ("id") DEFERRABLE INITIALLY DEFERRED,
    "changed_by_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "changed_at" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_quote" (
    "id" serial NOT NULL PRIMARY KEY,
    "opportunity_id" integer NOT NULL REFERENCES "crm_opportunity" ("id") DEFERRABLE INITIALLY DEFERRED,
    "number" varchar(20) NOT NULL UNIQUE, -- Q-00017-2: opportunity id, version
    "version" smallint NOT NULL CHECK ("version" > 0),
    "status" varchar(10) NOT NULL CHECK ("status" IN ('draft', 'sent', 'accepted', 'declined', 'expired')),
    "sent_to" varchar(254) NOT NULL, -- e-mail of the contact, blank for drafts
    "subtotal" numeric(12, 2) NOT NULL,
    "tax" numeric(12, 2) NOT NULL,
    "total" numeric(12, 2) NOT NULL,
    "valid_until" date NOT NULL,
    "sent_at" timestamp with time zone NULL,
    "answered_at" timestamp with time zone NULL, -- accepted or declined
    "created" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_activity" (
    "id" serial NOT NULL PRIMARY KEY,
    "kind" varchar(8) NOT NULL CHECK ("kind" IN ('call', 'meeting', 'email', 'task')),
    "company_id" integer NOT NULL REFERENCES "crm_company" ("id") DEFERRABLE INITIALLY DEFERRED,
    "contact_id" integer NULL REFERENCES "crm_contact" ("id") DEFERRABLE INITIALLY DEFERRED,
    "opportunity_id" integer NULL REFERENCES "crm_opportunity" ("id") DEFERRABLE INITIALLY DEFERRED,
    "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "subject" varchar(200) NOT NULL,
    "location" varchar(200) NOT NULL DEFAULT '', -- meetings only
    "duration_minutes" integer NULL CHECK ("duration_minutes" > 0), -- calls and meetings
    "due" timestamp with time zone NOT NULL,
    "is_done" boolean NOT NULL,
    "done_at" timestamp with time zone NULL,
    "created" timestamp with time zone NOT NULL
);

CREATE TABLE "crm_quota" (
    "id" serial NOT NULL PRIMARY KEY,
    "user_id" integer NOT NULL REFERENCES "auth_user" ("id") DEFERRABLE INITIALLY DEFERRED,
    "year" smallint NOT NULL,
    "quarter" smallint NOT NULL CHECK ("quarter" BETWEEN 1 AND 4),
    "starts" date NOT NULL,
    "ends" date NOT NULL,
    "amount" numeric(12, 2) NOT NULL CHECK ("amount" > 0),
    CONSTRAINT "crm_quota_user_id_year_quarter_uniq" UNIQUE ("user_id", "year", "quarter")
);

CREATE INDEX "crm_contact_company_id" ON "crm_contact" ("company_id");
CREATE INDEX "crm_opportunity_company_id" ON "crm_opportunity" ("company_id");
CREATE INDEX "crm_opportunity_stage_id" ON "crm_opportunity" ("stage_id");
CREATE INDEX "crm_activity_due" ON "crm_activity" ("due");
