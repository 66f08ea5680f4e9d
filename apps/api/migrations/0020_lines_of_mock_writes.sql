CREATE TABLE "mock_write_lines" (
	"mock_id" uuid NOT NULL,
	"number" bigserial NOT NULL,
	"opening" uuid NOT NULL,
	"lines" text NOT NULL,
	CONSTRAINT "mock_write_lines_mock_id_number_pk" PRIMARY KEY("mock_id","number")
);
--> statement-breakpoint
ALTER TABLE "mock_writes" ADD COLUMN "opening" uuid;--> statement-breakpoint
ALTER TABLE "mock_write_lines" ADD CONSTRAINT "mock_write_lines_mock_id_mock_writes_mock_id_fk" FOREIGN KEY ("mock_id") REFERENCES "public"."mock_writes"("mock_id") ON DELETE cascade ON UPDATE no action;