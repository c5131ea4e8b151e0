-- Searches by attributes use one GIN index on members. It replaces the table, the bits and the triggers of 0013.
DROP TRIGGER "members_told" ON "members";
DROP TRIGGER "members_tell" ON "members";
DROP FUNCTION "members_told";
DROP FUNCTION "members_tell";
DROP FUNCTION "told_signs";
DROP FUNCTION "told_bits_of";
DROP FUNCTION "told_bits";
DROP FUNCTION "told_list";
DROP FUNCTION "give_places";
DROP TABLE "tellings";
DROP TABLE "told_words";

-- One hash for each combination of values within a group of attributes, so that a search for several values has
-- to intersect only a few lists of the index. Zero stands for "any value"; # is exclusive or. The groups are
-- those of facetGroups in src/features/search/facets.ts.
CREATE FUNCTION "facet_hashes"("brand" text, "gender" text, "attributes" jsonb) RETURNS integer[] LANGUAGE sql IMMUTABLE
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
	) AS facet ("hash")
	WHERE facet."hash" <> 0
);

-- Dropping the column drops the three indexes that contain it. Each ALTER TABLE would write the table anew, so
-- there is one.
ALTER TABLE "members"
	DROP COLUMN "told",
	ADD COLUMN "facet_hashes" integer[] GENERATED ALWAYS AS ("facet_hashes"("brand", "gender", "attributes")) STORED;
-- Without pending entries, which every search would have to read.
CREATE INDEX "members_by_facets" ON "members" USING gin ("facet_hashes") WITH (fastupdate = off) WHERE "profile_status" = 'active';
CREATE INDEX "members_in_order" ON "members" ("brand", "has_photo" DESC, "last_seen" DESC NULLS LAST, "id", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "facet_hashes") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_place" ON "members" ("brand", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "id", "has_photo", "last_seen", "city", "facet_hashes") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_age" ON "members" ("brand", "gender", "seeking", "date_of_birth", "country", "region", "privacy_mode", "fictional", "id", "has_photo", "last_seen", "facet_hashes") WHERE "profile_status" = 'active';
