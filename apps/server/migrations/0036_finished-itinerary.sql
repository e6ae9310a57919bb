CREATE TABLE "itinerary_pdf" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"dmscode" text NOT NULL,
	"pages" integer NOT NULL,
	"uploaded_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "itinerary_version" ADD COLUMN "pdf" uuid;--> statement-breakpoint
ALTER TABLE "itinerary_pdf" ADD CONSTRAINT "itinerary_pdf_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "itinerary_pdf" ADD CONSTRAINT "itinerary_pdf_dmscode_document_dmscode_fk" FOREIGN KEY ("dmscode") REFERENCES "public"."document"("dmscode") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_pdf_created" ON "itinerary_pdf" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "itinerary_pdf_dmscode" ON "itinerary_pdf" USING btree ("dmscode");--> statement-breakpoint
CREATE INDEX "itinerary_pdf_uploader" ON "itinerary_pdf" USING btree ("uploaded_by");--> statement-breakpoint
ALTER TABLE "itinerary_version" ADD CONSTRAINT "itinerary_version_pdf_itinerary_pdf_id_fk" FOREIGN KEY ("pdf") REFERENCES "public"."itinerary_pdf"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "itinerary_version_pdf" ON "itinerary_version" USING btree ("pdf");