-- What administrators have set was kept apart from what bills and prices are in.
UPDATE "vendor" SET "currency" = "vendor_settings"."currency" FROM "vendor_settings" WHERE "vendor_settings"."vendor" = "vendor"."code";--> statement-breakpoint
ALTER TABLE "vendor_settings" DROP COLUMN "currency";
