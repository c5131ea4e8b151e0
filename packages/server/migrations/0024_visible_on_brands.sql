-- Members can agree, brand by brand, to be shown on other brands. The decisions stand with the other consents.
ALTER TABLE "consents" ADD COLUMN "brand" text;
CREATE TABLE "visible_on_brands" (
	"member" uuid NOT NULL REFERENCES "members"("id") ON DELETE CASCADE,
	"brand" text NOT NULL,
	"niche" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	PRIMARY KEY ("member", "brand")
);
CREATE INDEX "visible_on_brands_brand" ON "visible_on_brands" ("brand", "member");
