CREATE INDEX "itinerary_starts" ON "itinerary" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "itinerary_vendor_starts" ON "itinerary" USING btree ("vendor","starts_at","id");--> statement-breakpoint
CREATE INDEX "itinerary_span" ON "itinerary" USING gist (int8range("starts_at", greatest("starts_at", "ends_at"), '[]'));