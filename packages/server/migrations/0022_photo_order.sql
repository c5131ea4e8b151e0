-- Members order their photos; the first that was not rejected is the main one, so that no column marks it any more.
ALTER TABLE "photos" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;
UPDATE "photos" SET "position" = "ordered"."place"
FROM (
	SELECT "id", row_number() OVER (
		PARTITION BY "member" ORDER BY "status" = 'rejected', "main" DESC, "created", "id") - 1 AS "place"
	FROM "photos"
) AS "ordered"
WHERE "photos"."id" = "ordered"."id" AND "ordered"."place" > 0;
ALTER TABLE "photos" ALTER COLUMN "position" DROP DEFAULT, DROP COLUMN "main";
