ALTER TABLE "traveller_profile" ADD COLUMN "pref_airports" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "traveller_profile" ADD COLUMN "preferred_travel_time" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "traveller_profile" ADD COLUMN "car_rental_details" text DEFAULT '' NOT NULL;