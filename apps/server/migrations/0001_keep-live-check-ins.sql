-- Keeps check_in_live the narrow copy of every check-in that has not departed, whoever writes check_in (see checkin/tables.ts).
-- Once per statement, however many rows it changed.
CREATE FUNCTION check_in_keep_live() RETURNS trigger LANGUAGE plpgsql AS $$
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
		pnr = excluded.pnr, eligible_at = excluded.eligible_at, reason1 = excluded.reason1, pass = excluded.pass, locked_by = excluded.locked_by;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER check_in_insert_live AFTER INSERT ON check_in REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_in_keep_live();
--> statement-breakpoint
CREATE TRIGGER check_in_update_live AFTER UPDATE ON check_in REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION check_in_keep_live();
--> statement-breakpoint
-- Room for the next version of each row beside it: no index changes then.
ALTER TABLE check_in_live SET (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);
