-- Trips that were published before accounts were found by the e-mail addresses of travellers (TRP-15) get the accounts of theirs, as
-- publishing finds them: by the id of the traveller, and by the address where no account has that id.
UPDATE "itinerary" SET "traveller_ids" = ARRAY(SELECT DISTINCT unnest("itinerary"."traveller_ids" || "found"."ids"))
FROM (
  SELECT "v"."itinerary_id", array_agg(DISTINCT "u"."id") AS "ids"
  FROM "itinerary_version" "v"
  JOIN "itinerary" "i" ON "i"."id" = "v"."itinerary_id" AND "i"."version" = "v"."version"
  CROSS JOIN LATERAL jsonb_array_elements("v"."content" -> 'travellers') AS "t"("said")
  JOIN "app_user" "u" ON "u"."vendor" = "i"."vendor"
    AND "u"."disabled_at" IS NULL
    AND upper(trim(split_part("u"."role_list", ',', 1))) = 'TRAVELLER'
    AND (
      "u"."id"::text = "t"."said" ->> 'travelerId'
      OR (
        "u"."email" = lower("t"."said" ->> 'email')
        AND NOT EXISTS (
          SELECT FROM "app_user" "own"
          WHERE "own"."id"::text = "t"."said" ->> 'travelerId'
            AND "own"."vendor" = "i"."vendor"
            AND "own"."disabled_at" IS NULL
            AND upper(trim(split_part("own"."role_list", ',', 1))) = 'TRAVELLER'
        )
      )
    )
  GROUP BY "v"."itinerary_id"
) AS "found"
WHERE "found"."itinerary_id" = "itinerary"."id" AND NOT "itinerary"."traveller_ids" @> "found"."ids";
