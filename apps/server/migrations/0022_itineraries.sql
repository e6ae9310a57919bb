CREATE TABLE "itinerary" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itinerary_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"booking_no" text NOT NULL,
	"request_id" bigint,
	"version" integer NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"traveller_ids" uuid[] DEFAULT '{}' NOT NULL,
	"travellers" jsonb NOT NULL,
	CONSTRAINT "itinerary_booking" UNIQUE("vendor","booking_no")
);
--> statement-breakpoint
CREATE TABLE "itinerary_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "itinerary_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"itinerary_id" bigint NOT NULL,
	"action" text NOT NULL,
	"version" integer NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "itinerary_version" (
	"itinerary_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"meant_so" jsonb NOT NULL,
	"published_at" bigint NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "itinerary_version_itinerary_id_version_pk" PRIMARY KEY("itinerary_id","version")
);
--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary" ADD CONSTRAINT "itinerary_request_id_travel_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."travel_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_audit" ADD CONSTRAINT "itinerary_audit_itinerary_id_itinerary_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itinerary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_version" ADD CONSTRAINT "itinerary_version_itinerary_id_itinerary_id_fk" FOREIGN KEY ("itinerary_id") REFERENCES "public"."itinerary"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_ends" ON "itinerary" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "itinerary_vendor_ends" ON "itinerary" USING btree ("vendor","ends_at");--> statement-breakpoint
CREATE INDEX "itinerary_travellers" ON "itinerary" USING gin ("traveller_ids");--> statement-breakpoint
CREATE INDEX "itinerary_request" ON "itinerary" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "itinerary_audit_itinerary" ON "itinerary_audit" USING btree ("itinerary_id","id");--> statement-breakpoint
-- A version is a picture of what was published: nobody changes it.
CREATE FUNCTION refuse_change_of_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of an itinerary never changes.';
END
$$;--> statement-breakpoint
CREATE TRIGGER itinerary_version_stays BEFORE UPDATE ON "itinerary_version" FOR EACH ROW EXECUTE FUNCTION refuse_change_of_version();
