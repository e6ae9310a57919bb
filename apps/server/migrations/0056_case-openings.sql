ALTER TABLE "case_comment" ADD COLUMN "opened_case" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "case_comment_opened" ON "case_comment" USING btree ("case_id") WHERE opened_case;--> statement-breakpoint
-- Cases that a comment opened: both were written at the same moment, and nothing else opens a case of a whole booking without words.
UPDATE "case_comment" SET "opened_case" = true
WHERE "id" IN (
  SELECT min(comment."id")
  FROM "travel_case"
  JOIN "case_comment" comment ON comment."case_id" = "travel_case"."id" AND comment."created_at" = "travel_case"."created_at"
  WHERE "travel_case"."initial_comment" = '' AND "travel_case"."segment_id" IS NULL AND "travel_case"."request_id" IS NULL
  GROUP BY "travel_case"."id"
);
