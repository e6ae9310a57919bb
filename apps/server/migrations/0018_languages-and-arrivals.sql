ALTER TABLE "passenger" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "refresh_token" ADD COLUMN "arrived_at" bigint;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "language" text;