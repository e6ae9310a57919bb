CREATE TABLE "check_in_live_left" (
	"id" bigint NOT NULL,
	"at" bigint DEFAULT extract(epoch from now()) NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_in_expired_count" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in_live" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "check_in_live_left_changed" ON "check_in_live_left" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "check_in_live_left_at" ON "check_in_live_left" USING btree ("at");--> statement-breakpoint
CREATE INDEX "check_in_live_changed" ON "check_in_live" USING btree ("changed_in");--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_in_keep_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		DELETE FROM check_in_live l USING changed c WHERE l.id = c.id AND c.expired;
	END IF;
	INSERT INTO check_in_live (id, pnr_id, window_closes_at, state, need_qc, automation_status, airline, vendor, booking_no, pnr, eligible_at, reason1, pass, locked_by)
	SELECT id, pnr_id, window_closes_at, state, need_qc, automation_status, airline, vendor, booking_no, pnr, eligible_at, reason1, pass, locked_by
	FROM changed WHERE NOT expired
	ON CONFLICT (id) DO UPDATE SET
		pnr_id = excluded.pnr_id, window_closes_at = excluded.window_closes_at, state = excluded.state, need_qc = excluded.need_qc,
		automation_status = excluded.automation_status, airline = excluded.airline, vendor = excluded.vendor, booking_no = excluded.booking_no,
		pnr = excluded.pnr, eligible_at = excluded.eligible_at, reason1 = excluded.reason1, pass = excluded.pass, locked_by = excluded.locked_by,
		changed_in = excluded.changed_in;
	RETURN NULL;
END
$$;
--> statement-breakpoint
-- What leaves the live queue is told to those who keep a copy of it; id 0 means that everything did.
CREATE FUNCTION check_in_live_tell_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		INSERT INTO check_in_live_left (id) VALUES (0);
	ELSE
		INSERT INTO check_in_live_left (id) SELECT id FROM gone;
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER check_in_live_deleted AFTER DELETE ON check_in_live REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION check_in_live_tell_left();
--> statement-breakpoint
CREATE TRIGGER check_in_live_emptied AFTER TRUNCATE ON check_in_live FOR EACH STATEMENT EXECUTE FUNCTION check_in_live_tell_left();
--> statement-breakpoint
CREATE TRIGGER check_in_expired_count_emptied AFTER TRUNCATE ON check_in_expired_count FOR EACH STATEMENT EXECUTE FUNCTION check_in_live_tell_left();
--> statement-breakpoint
-- Every change moves in the index of what changed: small and often vacuumed.
ALTER TABLE check_in_live RESET (fillfactor);
