-- Costs are counted by hospital and program, and by what was paid for (ANA-2).
CREATE FUNCTION "analytics"."program"(hospital text, code text, department text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
	$$ SELECT CASE WHEN trim(hospital) <> '' THEN concat_ws(', ', trim(hospital), coalesce(nullif(trim(department), ''), nullif(trim(code), ''))) END $$;--> statement-breakpoint
CREATE OR REPLACE VIEW "analytics"."costs" WITH (security_barrier) AS
	SELECT extract(epoch FROM coalesce(b.booking_date, (to_timestamp(b.created_at) AT TIME ZONE 'UTC')::date))::bigint AS at, b.vendor, b.currency::text AS currency,
		1 AS records, b.flight_guard_coverage::int AS covered, b.total_trip_cost AS amount,
		nullif(trim(b.hospital_name), '') AS hospital, analytics.program(b.hospital_name, b.hospital_department_code, b.hospital_department_name) AS program,
		coalesce((SELECT sum(coalesce(e.cost, 0) + coalesce(e.seat_fare, 0) + coalesce(e.baggage_cost, 0)) FROM public.billing_entry e WHERE e.record_id = b.id AND e.kind = 'flightDetails'), 0) AS flights,
		coalesce((SELECT sum(e.cost) FROM public.billing_entry e WHERE e.record_id = b.id AND e.kind = 'hotelDetails'), 0) AS hotels,
		coalesce((SELECT sum(e.cost) FROM public.billing_entry e WHERE e.record_id = b.id AND e.kind = 'callHouseDetails'), 0) AS call_houses,
		coalesce((SELECT sum(e.cost) FROM public.billing_entry e WHERE e.record_id = b.id AND e.kind = 'carDetails'), 0) AS cars,
		coalesce((SELECT sum(e.cost) FROM public.billing_entry e WHERE e.record_id = b.id AND e.kind = 'serviceFeeDetails'), 0) AS service_fees
	FROM public.billing_record b
	WHERE (SELECT analytics.may('costs')) AND ((SELECT analytics.sees_all()) OR b.vendor = ANY ((SELECT analytics.vendors())::text[]));
