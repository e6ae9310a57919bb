CREATE TABLE "program_import" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "program_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"userid" text NOT NULL,
	"at" bigint NOT NULL,
	"added" integer NOT NULL,
	"changed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "program_import" ADD CONSTRAINT "program_import_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_import_vendor" ON "program_import" USING btree ("vendor","id");