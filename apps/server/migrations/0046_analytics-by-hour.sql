-- What is counted often is kept added up by the hour (ANA-10): check-ins, work and automation. A view is what is added up, but for the
-- hours in which something has changed since: those are counted from the rows themselves until a job adds them up again.
CREATE INDEX "audit_entry_hour" ON "audit_entry" USING btree ((at - at % 3600)) WHERE action in ('BP_ATTACHED', 'BP_DETACHED', 'DISPOSED', 'DISPOSE_UNDONE', 'QC_PASSED', 'QC_FAILED');--> statement-breakpoint
CREATE INDEX "automation_task_hour" ON "automation_task" USING btree ((created_at - created_at % 3600));--> statement-breakpoint
CREATE INDEX "check_in_hour" ON "check_in" USING btree ((created_at - created_at % 3600));--> statement-breakpoint
-- Rows as they are counted, one for each check-in, entry of an audit log and task. `at` is when the hour began, in seconds since 1970, UTC.
CREATE VIEW "analytics"."check_in_rows" AS
	SELECT c.created_at - c.created_at % 3600 AS at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, c.reason1::text AS reason, 1 AS check_ins,
		(NOT c.expired AND c.pass IS NULL AND c.reason1 IS NULL)::int AS open, (c.pass IS NOT NULL)::int AS with_pass,
		(c.expired AND c.pass IS NULL)::int AS departed_without_pass
	FROM public.check_in c;--> statement-breakpoint
CREATE VIEW "analytics"."work_rows" AS
	SELECT a.at - a.at % 3600 AS at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, CASE WHEN a.action = 'DISPOSED' THEN a.facts ->> 'reason1' END AS reason, a.userid AS operator,
		(a.action = 'BP_ATTACHED')::int AS passes_attached, (a.action = 'BP_DETACHED')::int AS passes_taken_off,
		(a.action = 'DISPOSED')::int AS disposals, (a.action = 'DISPOSE_UNDONE')::int AS disposals_undone,
		(a.action = 'QC_PASSED')::int AS checks_passed, (a.action = 'QC_FAILED')::int AS checks_failed,
		CASE WHEN a.action = 'BP_ATTACHED' AND a.at >= c.eligible_at THEN a.at - c.eligible_at ELSE 0 END AS seconds_to_attach,
		CASE WHEN a.action = 'BP_ATTACHED' AND a.at >= c.eligible_at THEN 1 ELSE 0 END AS passes_timed
	FROM public.audit_entry a JOIN public.check_in c ON c.id = a.check_in_id
	WHERE a.action IN ('BP_ATTACHED', 'BP_DETACHED', 'DISPOSED', 'DISPOSE_UNDONE', 'QC_PASSED', 'QC_FAILED');--> statement-breakpoint
CREATE VIEW "analytics"."automation_rows" AS
	SELECT t.created_at - t.created_at % 3600 AS at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, 1 AS tasks, (t.state = 'FAILED')::int AS failed, (t.state = 'DELIVERED')::int AS delivered,
		CASE WHEN t.settled_at >= t.created_at THEN t.settled_at - t.created_at ELSE 0 END AS seconds,
		CASE WHEN t.settled_at >= t.created_at THEN 1 ELSE 0 END AS settled
	FROM public.automation_task t JOIN public.check_in c ON c.id = t.check_in_id;--> statement-breakpoint
CREATE TABLE "analytics"."check_ins_by_hour" AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, reason, check_ins, open, with_pass, departed_without_pass FROM "analytics"."check_in_rows" WITH NO DATA;--> statement-breakpoint
CREATE TABLE "analytics"."work_by_hour" AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, reason, operator, passes_attached, passes_taken_off, disposals, disposals_undone, checks_passed, checks_failed, seconds_to_attach, passes_timed FROM "analytics"."work_rows" WITH NO DATA;--> statement-breakpoint
CREATE TABLE "analytics"."automation_by_hour" AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, tasks, failed, delivered, seconds, settled FROM "analytics"."automation_rows" WITH NO DATA;--> statement-breakpoint
CREATE INDEX "check_ins_by_hour_at" ON "analytics"."check_ins_by_hour" USING btree ("at");--> statement-breakpoint
CREATE INDEX "work_by_hour_at" ON "analytics"."work_by_hour" USING btree ("at");--> statement-breakpoint
CREATE INDEX "automation_by_hour_at" ON "analytics"."automation_by_hour" USING btree ("at");--> statement-breakpoint
-- Hours in which something has changed. Rows are only added by whoever changes something, so that nobody waits for anybody, and taken
-- away by the job that has added the hour up again.
CREATE TABLE "analytics"."changed_hour" ("what" text NOT NULL, "at" bigint NOT NULL);--> statement-breakpoint
CREATE INDEX "changed_hour_what" ON "analytics"."changed_hour" USING btree ("what", "at");--> statement-breakpoint
CREATE FUNCTION "analytics"."note_check_ins"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'check_ins', n.created_at - n.created_at % 3600 FROM new_rows n;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'check_ins', o.created_at - o.created_at % 3600 FROM old_rows o;
	ELSE
		INSERT INTO analytics.changed_hour
			SELECT DISTINCT 'check_ins', hour.at FROM new_rows n JOIN old_rows o USING (id)
				CROSS JOIN LATERAL (VALUES (n.created_at - n.created_at % 3600), (o.created_at - o.created_at % 3600)) hour (at)
			WHERE (n.created_at, n.vendor, n.airline, n.from_iata, n.to_iata, n.departure_time, n.reason1, n.expired, n.pass IS NULL)
				IS DISTINCT FROM (o.created_at, o.vendor, o.airline, o.from_iata, o.to_iata, o.departure_time, o.reason1, o.expired, o.pass IS NULL);
		-- Work and tasks say what flight they were for.
		IF EXISTS (SELECT FROM new_rows n JOIN old_rows o USING (id)
			WHERE (n.vendor, n.airline, n.from_iata, n.to_iata, n.departure_time, n.eligible_at) IS DISTINCT FROM (o.vendor, o.airline, o.from_iata, o.to_iata, o.departure_time, o.eligible_at)) THEN
			INSERT INTO analytics.changed_hour
				SELECT DISTINCT 'work', a.at - a.at % 3600 FROM new_rows n JOIN public.audit_entry a ON a.check_in_id = n.id;
			INSERT INTO analytics.changed_hour
				SELECT DISTINCT 'automation', t.created_at - t.created_at % 3600 FROM new_rows n JOIN public.automation_task t ON t.check_in_id = n.id;
		END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."note_work"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'work', at - at % 3600 FROM new_rows;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'work', at - at % 3600 FROM old_rows;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."note_automation"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'automation', created_at - created_at % 3600 FROM new_rows;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		INSERT INTO analytics.changed_hour SELECT DISTINCT 'automation', created_at - created_at % 3600 FROM old_rows;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
-- Everything is gone: nothing is left to be added up.
CREATE FUNCTION "analytics"."forget_hours"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
	EXECUTE format('DELETE FROM analytics.%I', TG_ARGV[0] || '_by_hour');
	DELETE FROM analytics.changed_hour WHERE what = TG_ARGV[0];
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "analytics_insert" AFTER INSERT ON "check_in" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_check_ins"();--> statement-breakpoint
CREATE TRIGGER "analytics_update" AFTER UPDATE ON "check_in" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_check_ins"();--> statement-breakpoint
CREATE TRIGGER "analytics_delete" AFTER DELETE ON "check_in" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_check_ins"();--> statement-breakpoint
CREATE TRIGGER "analytics_truncate" AFTER TRUNCATE ON "check_in" FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."forget_hours"('check_ins');--> statement-breakpoint
CREATE TRIGGER "analytics_insert" AFTER INSERT ON "audit_entry" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_work"();--> statement-breakpoint
CREATE TRIGGER "analytics_update" AFTER UPDATE ON "audit_entry" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_work"();--> statement-breakpoint
CREATE TRIGGER "analytics_delete" AFTER DELETE ON "audit_entry" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_work"();--> statement-breakpoint
CREATE TRIGGER "analytics_truncate" AFTER TRUNCATE ON "audit_entry" FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."forget_hours"('work');--> statement-breakpoint
CREATE TRIGGER "analytics_insert" AFTER INSERT ON "automation_task" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_automation"();--> statement-breakpoint
CREATE TRIGGER "analytics_update" AFTER UPDATE ON "automation_task" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_automation"();--> statement-breakpoint
CREATE TRIGGER "analytics_delete" AFTER DELETE ON "automation_task" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."note_automation"();--> statement-breakpoint
CREATE TRIGGER "analytics_truncate" AFTER TRUNCATE ON "automation_task" FOR EACH STATEMENT EXECUTE FUNCTION "analytics"."forget_hours"('automation');--> statement-breakpoint
-- Adds up hours that have changed, at most so many of each kind. Answers how many it has added up; 0 too while somebody else does it.
-- An hour is taken from the list before its rows are read: who changes it after that puts it there again.
CREATE FUNCTION "analytics"."add_up"(most int) RETURNS int LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	hours bigint[];
	done int := 0;
BEGIN
	IF NOT pg_try_advisory_xact_lock(4715) THEN RETURN 0; END IF;
	hours := ARRAY(SELECT DISTINCT at FROM analytics.changed_hour WHERE what = 'check_ins' LIMIT most);
	IF cardinality(hours) > 0 THEN
		DELETE FROM analytics.changed_hour WHERE what = 'check_ins' AND at = ANY (hours);
		DELETE FROM analytics.check_ins_by_hour WHERE at = ANY (hours);
		INSERT INTO analytics.check_ins_by_hour
			SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, reason, sum(check_ins), sum(open), sum(with_pass), sum(departed_without_pass)
			FROM unnest(hours) hour (at) JOIN analytics.check_in_rows r ON r.at = hour.at
			GROUP BY 1, 2, 3, 4, 5, 6, 7;
		done := done + cardinality(hours);
	END IF;
	hours := ARRAY(SELECT DISTINCT at FROM analytics.changed_hour WHERE what = 'work' LIMIT most);
	IF cardinality(hours) > 0 THEN
		DELETE FROM analytics.changed_hour WHERE what = 'work' AND at = ANY (hours);
		DELETE FROM analytics.work_by_hour WHERE at = ANY (hours);
		INSERT INTO analytics.work_by_hour
			SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, reason, operator, sum(passes_attached), sum(passes_taken_off),
				sum(disposals), sum(disposals_undone), sum(checks_passed), sum(checks_failed), sum(seconds_to_attach), sum(passes_timed)
			FROM unnest(hours) hour (at) JOIN analytics.work_rows r ON r.at = hour.at
			GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
		done := done + cardinality(hours);
	END IF;
	hours := ARRAY(SELECT DISTINCT at FROM analytics.changed_hour WHERE what = 'automation' LIMIT most);
	IF cardinality(hours) > 0 THEN
		DELETE FROM analytics.changed_hour WHERE what = 'automation' AND at = ANY (hours);
		DELETE FROM analytics.automation_by_hour WHERE at = ANY (hours);
		INSERT INTO analytics.automation_by_hour
			SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, sum(tasks), sum(failed), sum(delivered), sum(seconds), sum(settled)
			FROM unnest(hours) hour (at) JOIN analytics.automation_rows r ON r.at = hour.at
			GROUP BY 1, 2, 3, 4, 5, 6;
		done := done + cardinality(hours);
	END IF;
	RETURN done;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "analytics"."note_check_ins"(), "analytics"."note_work"(), "analytics"."note_automation"(), "analytics"."forget_hours"(), "analytics"."add_up"(int) FROM PUBLIC;--> statement-breakpoint
INSERT INTO "analytics"."changed_hour" SELECT DISTINCT 'check_ins', at FROM "analytics"."check_in_rows";--> statement-breakpoint
INSERT INTO "analytics"."changed_hour" SELECT DISTINCT 'work', at FROM "analytics"."work_rows";--> statement-breakpoint
INSERT INTO "analytics"."changed_hour" SELECT DISTINCT 'automation', at FROM "analytics"."automation_rows";--> statement-breakpoint
SELECT "analytics"."add_up"(2000000000);--> statement-breakpoint
CREATE OR REPLACE VIEW "analytics"."check_ins" WITH (security_barrier) AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, reason, check_ins, open, with_pass, departed_without_pass
	FROM (
		SELECT * FROM analytics.check_ins_by_hour WHERE at NOT IN (SELECT h.at FROM analytics.changed_hour h WHERE what = 'check_ins')
		UNION ALL
		SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, reason, check_ins, open, with_pass, departed_without_pass
		FROM (SELECT DISTINCT h.at FROM analytics.changed_hour h WHERE what = 'check_ins') hour
			JOIN analytics.check_in_rows r ON r.at = hour.at
	) counted
	WHERE (SELECT analytics.may('check_ins')) AND ((SELECT analytics.sees_all()) OR vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE OR REPLACE VIEW "analytics"."work" WITH (security_barrier) AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, reason, operator, passes_attached, passes_taken_off, disposals, disposals_undone, checks_passed, checks_failed, seconds_to_attach, passes_timed
	FROM (
		SELECT * FROM analytics.work_by_hour WHERE at NOT IN (SELECT h.at FROM analytics.changed_hour h WHERE what = 'work')
		UNION ALL
		SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, reason, operator, passes_attached, passes_taken_off, disposals, disposals_undone, checks_passed, checks_failed, seconds_to_attach, passes_timed
		FROM (SELECT DISTINCT h.at FROM analytics.changed_hour h WHERE what = 'work') hour
			JOIN analytics.work_rows r ON r.at = hour.at
	) counted
	WHERE (SELECT analytics.may('work')) AND ((SELECT analytics.sees_all()) OR vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE OR REPLACE VIEW "analytics"."automation" WITH (security_barrier) AS
	SELECT at, vendor, airline, departure_airport, arrival_airport, band, tasks, failed, delivered, seconds, settled
	FROM (
		SELECT * FROM analytics.automation_by_hour WHERE at NOT IN (SELECT h.at FROM analytics.changed_hour h WHERE what = 'automation')
		UNION ALL
		SELECT r.at, vendor, airline, departure_airport, arrival_airport, band, tasks, failed, delivered, seconds, settled
		FROM (SELECT DISTINCT h.at FROM analytics.changed_hour h WHERE what = 'automation') hour
			JOIN analytics.automation_rows r ON r.at = hour.at
	) counted
	WHERE (SELECT analytics.may('automation')) AND ((SELECT analytics.sees_all()) OR vendor = ANY ((SELECT analytics.vendors())::text[]));
