-- Searches by attributes in a place read one GIN index for both, and pages are read in display order of one gender.
-- The indexes by place and age have no attributes any more, so that they are not read for these.
CREATE FUNCTION "facet_hashes"("brand" text, "gender" text, "country" text, "region" text, "attributes" jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(
	SELECT hashtext("brand" || ' ' || "gender") # facet."hash"
	FROM (
		SELECT hair # eyes # body
		FROM unnest(ARRAY[0, hashtext('hair_colour=' || ("attributes" ->> 'hair_colour'))]) AS hair,
			unnest(ARRAY[0, hashtext('eye_colour=' || ("attributes" ->> 'eye_colour'))]) AS eyes,
			unnest(ARRAY[0, hashtext('body_type=' || ("attributes" ->> 'body_type'))]) AS body
		UNION ALL
		SELECT sexuality # relationship
		FROM unnest(ARRAY[0, hashtext('sexuality=' || ("attributes" ->> 'sexuality'))]) AS sexuality,
			unnest(ARRAY[0, hashtext('relationship_status=' || ("attributes" ->> 'relationship_status'))]) AS relationship
		UNION ALL
		SELECT hashtext('interest=' || (interest #>> '{}'))
		FROM jsonb_path_query("attributes", '$.interests[*]') AS interest
		UNION ALL
		SELECT hashtext('country=' || "country") # region
		FROM unnest(ARRAY[0, hashtext('countryregion=' || "region")]) AS region
	) AS facet ("hash")
	WHERE facet."hash" <> 0
);
-- Dropping the column drops the four indexes that contain it.
ALTER TABLE "members"
	DROP COLUMN "facet_hashes",
	ADD COLUMN "facet_hashes" integer[] GENERATED ALWAYS AS ("facet_hashes"("brand", "gender", "country", "region", "attributes")) STORED;
DROP FUNCTION "facet_hashes"(text, text, jsonb);
-- Without pending entries, which every search would have to read.
CREATE INDEX "members_by_facets" ON "members" USING gin ("facet_hashes") WITH (fastupdate = off) WHERE "profile_status" = 'active';
CREATE INDEX "members_in_order" ON "members" ("brand", "gender", "has_photo" DESC, "last_seen" DESC NULLS LAST, "id", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "facet_hashes") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_place" ON "members" ("brand", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "id", "has_photo", "last_seen", "city") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_age" ON "members" ("brand", "gender", "seeking", "date_of_birth", "country", "region", "privacy_mode", "fictional", "id", "has_photo", "last_seen") WHERE "profile_status" = 'active';
