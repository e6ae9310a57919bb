CREATE TYPE "public"."flight_search_status" AS ENUM('PENDING', 'COMPLETE', 'FAILED');--> statement-breakpoint
CREATE TABLE "alternate_flight" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alternate_flight_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"search_id" text NOT NULL,
	"booking_no" text NOT NULL,
	"link_id" text,
	"request" jsonb NOT NULL,
	"itinerary" jsonb NOT NULL,
	"baggage" smallint NOT NULL,
	"selected_at" bigint NOT NULL,
	CONSTRAINT "alternate_flight_choice" UNIQUE("search_id","booking_no")
);
--> statement-breakpoint
CREATE TABLE "flight_search" (
	"id" text PRIMARY KEY NOT NULL,
	"request" jsonb NOT NULL,
	"status" "flight_search_status" DEFAULT 'PENDING' NOT NULL,
	"offers" "bytea",
	"offer_count" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"finished_at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "alternate_flight_booking" ON "alternate_flight" USING btree ("booking_no","selected_at");--> statement-breakpoint
CREATE INDEX "flight_search_expiring" ON "flight_search" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "flight_search_pending" ON "flight_search" USING btree ("created_at") WHERE status = 'PENDING';