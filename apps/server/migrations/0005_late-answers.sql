ALTER TABLE "automation_task" ADD COLUMN "late_pass" text;--> statement-breakpoint
CREATE INDEX "check_in_departure_date" ON "check_in" USING btree ("departure_date","rank","id");