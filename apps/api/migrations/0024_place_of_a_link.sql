ALTER TABLE "shares" ADD COLUMN "at_table" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "at_row" bigint;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "shows_mock" boolean DEFAULT false NOT NULL;