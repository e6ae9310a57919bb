-- Disruptions, conversations, messages of chats and costs are counted as well (ANA-2).
CREATE VIEW "analytics"."disruptions" WITH (security_barrier) AS
	SELECT d.detected_at AS at, d.vendor, coalesce(s.operating_carrier, s.marketing_carrier)::text AS airline, s.from_iata::text AS departure_airport, s.to_iata::text AS arrival_airport,
		analytics.band(s.departure_time) AS band, d.kind AS disruption, 1 AS disruptions, (d.kind = 'CANCELLED')::int AS cancelled, (d.kind = 'DELAYED')::int AS delayed,
		CASE WHEN d.kind = 'DELAYED' THEN d.minutes ELSE 0 END AS delay_minutes,
		(d.status NOT IN ('DETECTED', 'NOTIFIED', 'NOTIFY_FAILED', 'OPENED', 'EXPIRED'))::int AS answered
	FROM public.disruption d JOIN public.segment s ON s.id = d.segment_id
	WHERE (SELECT analytics.may('disruptions')) AND ((SELECT analytics.sees_all()) OR d.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."conversations" WITH (security_barrier) AS
	SELECT r.created_at AS at, r.vendor, u.userid AS operator, 1 AS conversations, (r.waiting_since IS NOT NULL)::int AS waiting
	FROM public.chat_room r LEFT JOIN public.app_user u ON u.id = r.operator_id
	WHERE (SELECT analytics.may('conversations')) AND ((SELECT analytics.sees_all()) OR r.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."messages" WITH (security_barrier) AS
	SELECT m.at, r.vendor, u.userid AS operator, 1 AS messages, (m.side = 'TRAVELLER')::int AS from_travellers
	FROM public.chat_message m JOIN public.chat_room r ON r.id = m.room_id LEFT JOIN public.app_user u ON m.side = 'OPERATOR' AND u.id::text = m.sender
	WHERE m.side <> 'SYSTEM' AND (SELECT analytics.may('messages')) AND ((SELECT analytics.sees_all()) OR r.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE VIEW "analytics"."costs" WITH (security_barrier) AS
	SELECT extract(epoch FROM coalesce(b.booking_date, (to_timestamp(b.created_at) AT TIME ZONE 'UTC')::date))::bigint AS at, b.vendor, b.currency::text AS currency,
		1 AS records, b.flight_guard_coverage::int AS covered, b.total_trip_cost AS amount
	FROM public.billing_record b
	WHERE (SELECT analytics.may('costs')) AND ((SELECT analytics.sees_all()) OR b.vendor = ANY ((SELECT analytics.vendors())::text[]));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "analytics"."make_login"(password text) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
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
	EXECUTE format('GRANT SELECT ON analytics.check_ins, analytics.work, analytics.automation, analytics.requests, analytics.trips, analytics.cases, analytics.comments, analytics.disruptions, analytics.conversations, analytics.messages, analytics.costs TO %I', login);
	EXECUTE format('GRANT EXECUTE ON FUNCTION analytics.reader(), analytics.may(text), analytics.vendors(), analytics.sees_all(), analytics.band(text) TO %I', login);
	RETURN login;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "analytics"."make_login"(text) FROM PUBLIC;--> statement-breakpoint
-- Where this user may make logins; where not, the server says so when it starts.
DO $$ BEGIN
	IF (SELECT rolcreaterole OR rolsuper FROM pg_roles WHERE rolname = current_user) THEN
		PERFORM analytics.make_login(analytics.sign('login'));
	END IF;
END $$;
