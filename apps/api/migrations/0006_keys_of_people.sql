ALTER TABLE "api_keys" ADD COLUMN "user_id" uuid NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_workspace_id_user_id_memberships_workspace_id_user_id_fk" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."memberships"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The audit log still only grows, whoever writes; but what is older than the days that a transaction names may be let go (SEEDBED_AUDIT_DAYS).
DROP TRIGGER "audit_events_only_grow" ON "audit_events";--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_change_of_audit_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - make_interval(days => nullif(current_setting('seedbed.audit_days', true), '')::int) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit events are never changed or removed';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_events_only_grow" BEFORE UPDATE OR DELETE ON "audit_events" FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_audit_events"();--> statement-breakpoint
CREATE TRIGGER "audit_events_are_not_emptied" BEFORE TRUNCATE ON "audit_events" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_events"();
