-- Search puts those with a picture first. To know it without looking at every picture of everybody, the
-- member's row says it; the database keeps it true, whoever changes a picture.
ALTER TABLE "members" ADD COLUMN "pictured" boolean DEFAULT false NOT NULL;
UPDATE "members" SET "pictured" = true WHERE EXISTS (
	SELECT 1 FROM "photos" WHERE "photos"."member" = "members"."id" AND "photos"."status" = 'active');
CREATE FUNCTION "photos_picture"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid := coalesce(NEW.member, OLD.member);
	has boolean := EXISTS (SELECT 1 FROM "photos" WHERE "member" = owner AND "status" = 'active');
BEGIN
	UPDATE "members" SET "pictured" = has WHERE "id" = owner AND "pictured" <> has;
	RETURN NULL;
END $$;
CREATE TRIGGER "photos_picture" AFTER INSERT OR DELETE OR UPDATE OF "status" ON "photos" FOR EACH ROW EXECUTE FUNCTION "photos_picture"();
CREATE INDEX "members_listed" ON "members" ("brand", "pictured" DESC, "last_seen" DESC NULLS LAST, "id") WHERE "profile_status" = 'active';
-- How many a search finds, and who stands on a page of it, is read from this index alone.
CREATE INDEX "members_counted" ON "members" ("brand", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "id", "pictured", "last_seen") WHERE "profile_status" = 'active';
