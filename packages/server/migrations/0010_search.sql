-- Search reads an index that leads straight to those who fit, or meets them in their order, however many
-- members there are. Whoever searches as before still finds an index that serves.
CREATE INDEX "members_in_order" ON "members" ("brand", "pictured" DESC, "last_seen" DESC NULLS LAST, "id", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_place" ON "members" ("brand", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "id", "pictured", "last_seen") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_age" ON "members" ("brand", "gender", "seeking", "date_of_birth", "country", "region", "privacy_mode", "fictional", "id", "pictured", "last_seen") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_region" ON "members" ("brand", "region") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_town" ON "members" ("brand", lower("city")) WHERE "profile_status" = 'active';
-- Without a list of pending entries, which every search would have to read.
CREATE INDEX "members_by_attributes" ON "members" USING gin ("attributes" jsonb_path_ops) WITH (fastupdate = off) WHERE "profile_status" = 'active';
-- A brand has its own genders and countries, so the shares of one column do not tell those of several.
CREATE STATISTICS "members_circle" (mcv) ON "brand", "gender", "seeking", "country", "region" FROM "members";
ALTER TABLE "members" ALTER COLUMN "attributes" SET STATISTICS 400;
DROP INDEX "members_counted";
DROP INDEX "members_listed";
DROP INDEX "members_search";
