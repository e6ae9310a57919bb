CREATE TABLE "analytics_pin" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "analytics_pin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"question" text NOT NULL,
	"title" text NOT NULL,
	"created_at" bigint DEFAULT extract(epoch from now()) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_pin" ADD CONSTRAINT "analytics_pin_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analytics_pin_user" ON "analytics_pin" USING btree ("user_id","id");--> statement-breakpoint
CREATE SCHEMA "analytics";--> statement-breakpoint
-- What signs who reads: only the owner can see it, so that nobody who reads by the views can say that they are somebody else.
CREATE TABLE "analytics"."secret" ("secret" bytea NOT NULL);--> statement-breakpoint
INSERT INTO "analytics"."secret" SELECT sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));--> statement-breakpoint
CREATE FUNCTION "analytics"."sign"(what text) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
	$$ SELECT encode(sha256(secret || convert_to(encode(sha256(secret || convert_to(what, 'UTF8')), 'hex'), 'UTF8')), 'hex') FROM analytics.secret $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "analytics"."sign"(text) FROM PUBLIC;--> statement-breakpoint
-- Who reads, as gatehouse.reader says: "<expires>|<views, by comma>|<vendors, by comma, or *>|<signature>". Null for whatever is not signed, or over.
CREATE FUNCTION "analytics"."reader"() RETURNS text[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	said text := current_setting('gatehouse.reader', true);
	parts text[] := string_to_array(said, '|');
BEGIN
	IF said IS NULL OR array_length(parts, 1) IS DISTINCT FROM 4 THEN RETURN NULL; END IF;
	IF analytics.sign(parts[1] || '|' || parts[2] || '|' || parts[3]) IS DISTINCT FROM parts[4] THEN RETURN NULL; END IF;
	IF parts[1]::bigint < extract(epoch FROM clock_timestamp()) THEN RETURN NULL; END IF;
	RETURN parts;
END $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."may"(view_name text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
	$$ SELECT coalesce(view_name = ANY (string_to_array((analytics.reader())[2], ',')), false) $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."vendors"() RETURNS text[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
	$$ SELECT string_to_array((analytics.reader())[3], ',') $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."sees_all"() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS
	$$ SELECT coalesce((analytics.reader())[3] = '*', false) $$;--> statement-breakpoint
CREATE FUNCTION "analytics"."band"(clock text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
	$$ SELECT CASE WHEN clock < '04:00' OR clock >= '21:00' THEN 'NIGHT' WHEN clock < '08:00' THEN 'EARLY' WHEN clock < '12:00' THEN 'MORNING' WHEN clock < '17:00' THEN 'AFTERNOON' ELSE 'EVENING' END $$;--> statement-breakpoint
CREATE VIEW "analytics"."check_ins" WITH (security_barrier) AS
	SELECT c.created_at AS at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, c.reason1::text AS reason, 1 AS check_ins,
		(NOT c.expired AND c.pass IS NULL AND c.reason1 IS NULL)::int AS open, (c.pass IS NOT NULL)::int AS with_pass,
		(c.expired AND c.pass IS NULL)::int AS departed_without_pass
	FROM public.check_in c
	WHERE (SELECT analytics.may('check_ins')) AND ((SELECT analytics.sees_all()) OR c.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."work" WITH (security_barrier) AS
	SELECT a.at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, CASE WHEN a.action = 'DISPOSED' THEN a.facts ->> 'reason1' END AS reason, a.userid AS operator,
		(a.action = 'BP_ATTACHED')::int AS passes_attached, (a.action = 'BP_DETACHED')::int AS passes_taken_off,
		(a.action = 'DISPOSED')::int AS disposals, (a.action = 'DISPOSE_UNDONE')::int AS disposals_undone,
		(a.action = 'QC_PASSED')::int AS checks_passed, (a.action = 'QC_FAILED')::int AS checks_failed,
		CASE WHEN a.action = 'BP_ATTACHED' AND a.at >= c.eligible_at THEN a.at - c.eligible_at ELSE 0 END AS seconds_to_attach,
		CASE WHEN a.action = 'BP_ATTACHED' AND a.at >= c.eligible_at THEN 1 ELSE 0 END AS passes_timed
	FROM public.audit_entry a JOIN public.check_in c ON c.id = a.check_in_id
	WHERE a.action IN ('BP_ATTACHED', 'BP_DETACHED', 'DISPOSED', 'DISPOSE_UNDONE', 'QC_PASSED', 'QC_FAILED')
		AND (SELECT analytics.may('work')) AND ((SELECT analytics.sees_all()) OR c.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."automation" WITH (security_barrier) AS
	SELECT t.created_at AS at, c.vendor, c.airline::text AS airline, c.from_iata::text AS departure_airport, c.to_iata::text AS arrival_airport,
		analytics.band(c.departure_time) AS band, 1 AS tasks, (t.state = 'FAILED')::int AS failed, (t.state = 'DELIVERED')::int AS delivered,
		CASE WHEN t.settled_at >= t.created_at THEN t.settled_at - t.created_at ELSE 0 END AS seconds,
		CASE WHEN t.settled_at >= t.created_at THEN 1 ELSE 0 END AS settled
	FROM public.automation_task t JOIN public.check_in c ON c.id = t.check_in_id
	WHERE (SELECT analytics.may('automation')) AND ((SELECT analytics.sees_all()) OR c.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."requests" WITH (security_barrier) AS
	SELECT r.created_at AS at, r.vendor, r.assigned_to AS operator, r.status AS progress, 1 AS requests,
		(r.status IN ('SUBMITTED', 'ASSIGNED'))::int AS pending, (r.status = 'CANCELLED')::int AS cancelled
	FROM public.travel_request r
	WHERE (SELECT analytics.may('requests')) AND ((SELECT analytics.sees_all()) OR r.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."trips" WITH (security_barrier) AS
	SELECT extract(epoch FROM i.start_date)::bigint AS at, i.vendor, 1 AS trips, i.end_date - i.start_date + 1 AS days, i.version AS versions
	FROM public.itinerary i
	WHERE (SELECT analytics.may('trips')) AND ((SELECT analytics.sees_all()) OR i.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."cases" WITH (security_barrier) AS
	SELECT k.created_at AS at, k.vendor, k.assigned_to AS operator, 1 AS cases, (k.state = 'OPEN')::int AS open, (k.state = 'CLOSED')::int AS closed
	FROM public.travel_case k
	WHERE (SELECT analytics.may('cases')) AND ((SELECT analytics.sees_all()) OR k.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."comments" WITH (security_barrier) AS
	SELECT m.created_at AS at, k.vendor, CASE WHEN m.role <> 'TRAVELLER' THEN m.writer END AS operator, 1 AS comments,
		m.internal::int AS internal, (NOT m.internal)::int AS external
	FROM public.case_comment m JOIN public.travel_case k ON k.id = m.case_id
	WHERE (SELECT analytics.may('comments')) AND ((SELECT analytics.sees_all()) OR k.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
-- A login that can read those views and nothing else. Its name has the database's number in it: a login belongs to all databases of a server.
CREATE FUNCTION "analytics"."make_login"(password text) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	login text := 'gatehouse_analytics_' || (SELECT oid FROM pg_database WHERE datname = current_database());
BEGIN
	PERFORM pg_advisory_xact_lock(4712);
	IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
		EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOINHERIT NOREPLICATION', login);
	END IF;
	EXECUTE format('ALTER ROLE %I WITH PASSWORD %L', login, password);
	EXECUTE format('ALTER ROLE %I SET default_transaction_read_only = on', login);
	EXECUTE format('ALTER ROLE %I SET statement_timeout = %L', login, '5s');
	EXECUTE format('GRANT USAGE ON SCHEMA analytics TO %I', login);
	EXECUTE format('GRANT SELECT ON analytics.check_ins, analytics.work, analytics.automation, analytics.requests, analytics.trips, analytics.cases, analytics.comments TO %I', login);
	EXECUTE format('GRANT EXECUTE ON FUNCTION analytics.reader(), analytics.may(text), analytics.vendors(), analytics.sees_all(), analytics.band(text) TO %I', login);
	RETURN login;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "analytics"."make_login"(text), "analytics"."reader"(), "analytics"."may"(text), "analytics"."vendors"(), "analytics"."sees_all"(), "analytics"."band"(text) FROM PUBLIC;--> statement-breakpoint
-- Where this user may make logins; where not, the server says so when it starts.
DO $$ BEGIN
	IF (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user) THEN
		PERFORM analytics.make_login(analytics.sign('login'));
	END IF;
END $$;
