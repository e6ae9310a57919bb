CREATE TABLE "access_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"action" text NOT NULL,
	"detail" text,
	"done_by" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_store" (
	"name" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "access_audit_subject" ON "access_audit" USING btree ("subject","id");--> statement-breakpoint
UPDATE "app_user" SET "demo" = true WHERE "email" LIKE '%@gatehouse.example' AND EXISTS (SELECT FROM "demo_world");
--> statement-breakpoint
UPDATE "vendor" SET "demo" = true WHERE "code" IN ('NWT', 'BLA', 'KST') AND EXISTS (SELECT FROM "demo_world");
--> statement-breakpoint
DROP TABLE "public_link_attempt" CASCADE;