ALTER TABLE "operator_state" ADD COLUMN "present_at" bigint;--> statement-breakpoint
ALTER TABLE "operator_state" ADD COLUMN "given_back" jsonb;