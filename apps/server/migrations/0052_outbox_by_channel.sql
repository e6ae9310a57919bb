DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","due_at") WHERE sent_at is null and cancelled_at is null and dead_at is null;