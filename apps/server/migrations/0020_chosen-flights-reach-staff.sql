ALTER TABLE "alternate_flight" DROP CONSTRAINT "alternate_flight_choice";--> statement-breakpoint
ALTER TABLE "alternate_flight" ADD COLUMN "booking_id" bigint;--> statement-breakpoint
ALTER TABLE "alternate_flight" ADD COLUMN "settled_at" bigint;--> statement-breakpoint
ALTER TABLE "alternate_flight" ADD COLUMN "settled_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "alternate_flight_open" ON "alternate_flight" USING btree ("booking_id") WHERE settled_at is null and booking_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alternate_flight_claim" ON "alternate_flight" USING btree ("search_id","booking_no") WHERE settled_at is null and booking_id is null;--> statement-breakpoint
CREATE INDEX "alternate_flight_waiting" ON "alternate_flight" USING btree ("selected_at") WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "alternate_flight" DROP COLUMN "link_id";