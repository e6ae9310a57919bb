ALTER TABLE "passenger" ALTER COLUMN "language" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "language" text;