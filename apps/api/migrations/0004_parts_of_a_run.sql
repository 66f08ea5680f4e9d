CREATE TABLE "parts" (
	"run_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stage" integer NOT NULL,
	"work" json NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"not_before" timestamp (3) with time zone,
	"worker" text,
	"token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"in_doubt" boolean DEFAULT false NOT NULL,
	"proof" json,
	"progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rows_done" bigint DEFAULT 0 NOT NULL,
	"result" json,
	"error" json,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "parts_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
ALTER TABLE "run_tables" ADD COLUMN "parts" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "atomic" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "ledger" text DEFAULT 'table' NOT NULL;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "facts" json;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "report" json;--> statement-breakpoint
ALTER TABLE "parts" ADD CONSTRAINT "parts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parts_state_idx" ON "parts" USING btree ("state","lease_until");