-- What members tell of themselves stands as bits in the indexes by which searches go: a place for each word,
-- given when the word is told for the first time.
CREATE TABLE "told_words" (
	"word" text PRIMARY KEY NOT NULL,
	"place" integer NOT NULL UNIQUE CHECK ("place" BETWEEN 0 AND 127)
);

-- Something of which one is told stands alone, as the colour of hair; of others, as interests, there are many.
CREATE FUNCTION "told_list"("attributes" jsonb) RETURNS TABLE ("word" text, "alone" boolean) LANGUAGE sql IMMUTABLE AS $$
	SELECT field."key" || '=' || said, jsonb_typeof(field."value") = 'string'
	FROM jsonb_each("attributes") AS field, jsonb_array_elements_text(
		CASE jsonb_typeof(field."value") WHEN 'array' THEN field."value" WHEN 'string' THEN jsonb_build_array(field."value") ELSE '[]' END
	) AS said
$$;
CREATE FUNCTION "told_bits"("words" text[]) RETURNS bit(128) LANGUAGE sql STABLE AS $$
	SELECT coalesce(bit_or(set_bit(B'0'::bit(128), "place", 1)), B'0'::bit(128)) FROM "told_words" WHERE "word" = ANY ("words")
$$;
CREATE FUNCTION "told_bits_of"("attributes" jsonb) RETURNS bit(128) LANGUAGE sql STABLE AS $$
	SELECT "told_bits"(ARRAY(SELECT "word" FROM "told_list"("attributes")))
$$;
-- Places are few, so none is lost to a transaction that fails, as numbers of a sequence would be: who tells a
-- new word waits for others who do.
CREATE FUNCTION "give_places"("words" text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF "words" <@ ARRAY(SELECT "word" FROM "told_words") THEN RETURN; END IF;
	LOCK TABLE "told_words" IN SHARE ROW EXCLUSIVE MODE;
	INSERT INTO "told_words" ("word", "place")
	SELECT said, (SELECT count(*) FROM "told_words") + row_number() OVER (ORDER BY said) - 1
	FROM (SELECT unnest("words") EXCEPT SELECT "word" FROM "told_words") AS fresh (said);
END $$;
CREATE FUNCTION "members_told"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM "give_places"(ARRAY(SELECT "word" FROM "told_list"(NEW."attributes")));
	NEW."told" := "told_bits_of"(NEW."attributes");
	RETURN NEW;
END $$;

-- Few who tell several things are found by signs: one for each set of the things that stand alone, and one for
-- each other. Signs differ by brand and gender; two sets may share one by chance, so the bits decide.
CREATE TABLE "tellings" (
	"member" uuid PRIMARY KEY NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"signs" integer[] NOT NULL
);
CREATE FUNCTION "told_signs"("brand" text, "gender" text, "attributes" jsonb) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
	circle integer := hashtext("brand" || ' ' || "gender");
	signs integer[] := ARRAY[circle];
	lone integer[];
	others integer[];
	word integer;
	sign integer;
BEGIN
	SELECT array_agg(hashtext(said."word")) FILTER (WHERE "alone"), array_agg(circle # hashtext(said."word")) FILTER (WHERE NOT "alone")
	INTO lone, others FROM "told_list"("attributes") AS said;
	FOREACH word IN ARRAY coalesce(lone, '{}') LOOP
		FOREACH sign IN ARRAY signs LOOP
			signs := signs || (sign # word);
		END LOOP;
	END LOOP;
	RETURN signs[2:] || others;
END $$;
CREATE FUNCTION "members_tell"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "tellings" ("member", "signs") VALUES (NEW."id", "told_signs"(NEW."brand", NEW."gender", NEW."attributes"))
	ON CONFLICT ("member") DO UPDATE SET "signs" = excluded."signs" WHERE "tellings"."signs" <> excluded."signs";
	RETURN NULL;
END $$;

-- Changing the type fills the column while the table is written once, and leaves no old rows behind.
LOCK TABLE "members" IN ACCESS EXCLUSIVE MODE;
DROP INDEX "members_by_attributes";
DROP INDEX "members_in_order";
DROP INDEX "members_by_place";
DROP INDEX "members_by_age";
SELECT "give_places"(ARRAY(SELECT DISTINCT "word" FROM "members", "told_list"("attributes")));
ALTER TABLE "members" ADD COLUMN "told" bit(128) DEFAULT B'0'::bit(128) NOT NULL;
ALTER TABLE "members" ALTER COLUMN "told" TYPE bit(128) USING "told_bits_of"("attributes");
INSERT INTO "tellings" ("member", "signs") SELECT "id", "told_signs"("brand", "gender", "attributes") FROM "members";
CREATE TRIGGER "members_told" BEFORE INSERT OR UPDATE OF "attributes" ON "members" FOR EACH ROW EXECUTE FUNCTION "members_told"();
CREATE TRIGGER "members_tell" AFTER INSERT OR UPDATE OF "brand", "gender", "attributes" ON "members" FOR EACH ROW EXECUTE FUNCTION "members_tell"();
-- Without a list of pending entries, which every search would have to read.
CREATE INDEX "tellings_signs" ON "tellings" USING gin ("signs") WITH (fastupdate = off);
CREATE INDEX "members_in_order" ON "members" ("brand", "pictured" DESC, "last_seen" DESC NULLS LAST, "id", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "told") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_place" ON "members" ("brand", "gender", "seeking", "country", "region", "date_of_birth", "privacy_mode", "fictional", "id", "pictured", "last_seen", "told") WHERE "profile_status" = 'active';
CREATE INDEX "members_by_age" ON "members" ("brand", "gender", "seeking", "date_of_birth", "country", "region", "privacy_mode", "fictional", "id", "pictured", "last_seen", "told") WHERE "profile_status" = 'active';
-- The statistics of single words served the index that is gone.
ALTER TABLE "members" ALTER COLUMN "attributes" SET STATISTICS -1;
