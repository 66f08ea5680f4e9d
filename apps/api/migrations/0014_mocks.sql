CREATE TABLE "mock_writes" (
	"mock_id" uuid PRIMARY KEY NOT NULL,
	"rows_key" text NOT NULL,
	"written" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"dataset_id" uuid NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"dialect" text NOT NULL,
	"on" boolean NOT NULL,
	"read_only" boolean NOT NULL,
	"visibility" text NOT NULL,
	"revision" integer,
	"seed" bigint,
	"rows" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mock_writes" ADD CONSTRAINT "mock_writes_mock_id_mocks_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mocks" ADD CONSTRAINT "mocks_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mocks_slug_key" ON "mocks" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "mocks_created_at_idx" ON "mocks" USING btree ("workspace_id","created_at","id");--> statement-breakpoint
CREATE INDEX "mocks_dataset_id_idx" ON "mocks" USING btree ("dataset_id");