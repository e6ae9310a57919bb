DROP INDEX "candidate_page_upload";--> statement-breakpoint
ALTER TABLE "pass_upload" ADD COLUMN "active_at" bigint;--> statement-breakpoint
CREATE INDEX "candidate_page_waiting" ON "candidate_page" USING btree ("uploaded_at") WHERE reading = 'waiting';--> statement-breakpoint
CREATE INDEX "pass_upload_unfinished" ON "pass_upload" USING btree ("uploaded_at") WHERE state in ('waiting', 'reading');--> statement-breakpoint
CREATE UNIQUE INDEX "candidate_page_upload" ON "candidate_page" USING btree ("upload_id","page");