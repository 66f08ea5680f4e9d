CREATE TABLE "connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"database" text NOT NULL,
	"user" text NOT NULL,
	"tls" text NOT NULL,
	"sealed_password" "bytea",
	"state" text DEFAULT 'untested' NOT NULL,
	"message" text,
	"server_version" text,
	"tested_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dataset_sources" (
	"dataset_id" uuid PRIMARY KEY NOT NULL,
	"ddl" text,
	"catalog" json,
	"diagnostics" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "datasets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"archived_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"dataset_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"proof" json NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proofs_dataset_id_revision_pk" PRIMARY KEY("dataset_id","revision")
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"dataset_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"blueprint" json NOT NULL,
	"sha256" text NOT NULL,
	"tables" integer NOT NULL,
	"rows" bigint NOT NULL,
	"message" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revisions_dataset_id_number_pk" PRIMARY KEY("dataset_id","number")
);
--> statement-breakpoint
CREATE TABLE "run_log" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "run_log_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
CREATE TABLE "run_tables" (
	"run_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"table" text NOT NULL,
	"rows" bigint NOT NULL,
	"rows_done" bigint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"seconds" double precision,
	CONSTRAINT "run_tables_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"dataset_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"connection_id" uuid,
	"target" text NOT NULL,
	"sealed_address" "bytea",
	"mode" text NOT NULL,
	"create" boolean NOT NULL,
	"rows_asked" json,
	"state" text NOT NULL,
	"rows" bigint NOT NULL,
	"rows_done" bigint DEFAULT 0 NOT NULL,
	"bytes_done" bigint DEFAULT 0 NOT NULL,
	"error" json,
	"idempotency_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "dataset_sources" ADD CONSTRAINT "dataset_sources_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_dataset_id_revision_revisions_dataset_id_number_fk" FOREIGN KEY ("dataset_id","revision") REFERENCES "public"."revisions"("dataset_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_log" ADD CONSTRAINT "run_log_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_tables" ADD CONSTRAINT "run_tables_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_connection_id_connections_id_fk" FOREIGN KEY ("connection_id") REFERENCES "public"."connections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_dataset_id_revision_revisions_dataset_id_number_fk" FOREIGN KEY ("dataset_id","revision") REFERENCES "public"."revisions"("dataset_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "connections_name_key" ON "connections" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "connections_created_at_idx" ON "connections" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "datasets_slug_key" ON "datasets" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "datasets_name_key" ON "datasets" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "datasets_updated_at_idx" ON "datasets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_idempotency_key_key" ON "runs" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "runs_created_at_idx" ON "runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "runs_dataset_id_idx" ON "runs" USING btree ("dataset_id");--> statement-breakpoint
CREATE INDEX "runs_state_idx" ON "runs" USING btree ("state");