CREATE TABLE "candidate_page" (
	"dmscode" text PRIMARY KEY NOT NULL,
	"upload_id" bigint,
	"pnr_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"page" smallint NOT NULL,
	"page_count" smallint NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" bigint NOT NULL,
	"reading" text DEFAULT 'waiting' NOT NULL,
	"source" text DEFAULT 'none' NOT NULL,
	"passes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"linked_to" bigint,
	"linked_by" text,
	"linked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "pass_upload" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pass_upload_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"pnr_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"dmscode" text NOT NULL,
	"name" text NOT NULL,
	"pages" smallint NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_page" ADD CONSTRAINT "candidate_page_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_page" ADD CONSTRAINT "candidate_page_upload_id_pass_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."pass_upload"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_page" ADD CONSTRAINT "candidate_page_pnr_id_pnr_id_fk" FOREIGN KEY ("pnr_id") REFERENCES "public"."pnr"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_page" ADD CONSTRAINT "candidate_page_linked_to_check_in_id_fk" FOREIGN KEY ("linked_to") REFERENCES "public"."check_in"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_upload" ADD CONSTRAINT "pass_upload_pnr_id_pnr_id_fk" FOREIGN KEY ("pnr_id") REFERENCES "public"."pnr"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_upload" ADD CONSTRAINT "pass_upload_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_page_unit" ON "candidate_page" USING btree ("pnr_id") WHERE linked_to is null;--> statement-breakpoint
CREATE INDEX "candidate_page_linked" ON "candidate_page" USING btree ("linked_to") WHERE linked_to is not null;--> statement-breakpoint
CREATE INDEX "candidate_page_upload" ON "candidate_page" USING btree ("upload_id","page");--> statement-breakpoint
CREATE INDEX "pass_upload_unit" ON "pass_upload" USING btree ("pnr_id");