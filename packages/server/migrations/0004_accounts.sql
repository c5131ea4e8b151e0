ALTER TABLE "members" ADD COLUMN "push_disabled" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "members" ADD COLUMN "privacy_mode" boolean DEFAULT false NOT NULL;
ALTER TABLE "sessions" ADD COLUMN "hidden" timestamp with time zone;
ALTER TABLE "sessions" ADD COLUMN "push" text;

CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"version" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone NOT NULL
);
CREATE INDEX "consents_member" ON "consents" USING btree ("member","decided");
INSERT INTO "consents" ("id", "member", "kind", "given", "version", "decided")
	SELECT gen_random_uuid(), "id", 'terms', true, "terms_version", "signup_date" FROM "members" WHERE NOT "fictional";

CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member" uuid REFERENCES "members" ("id") ON DELETE set null,
	"reason" text,
	"comment" text,
	"status" text NOT NULL,
	"profile_status" text NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"erase_after" timestamp with time zone NOT NULL,
	"reactivated" timestamp with time zone,
	"erased" timestamp with time zone
);
CREATE INDEX "deletions_member" ON "deletions" USING btree ("member");
CREATE INDEX "deletions_due" ON "deletions" USING btree ("erase_after");

CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"requested" timestamp with time zone NOT NULL,
	"file" "bytea",
	"ends" timestamp with time zone
);
CREATE INDEX "data_exports_member" ON "data_exports" USING btree ("member","requested");

CREATE TABLE "started_signups" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"given" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL
);

CREATE TABLE "notices" (
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"channel" text NOT NULL,
	"key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "notices_member_channel_key_pk" PRIMARY KEY("member","channel","key")
);
CREATE INDEX "notices_created" ON "notices" USING btree ("created");

CREATE TABLE "push_subscriptions" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"session" uuid NOT NULL UNIQUE REFERENCES "sessions" ("id") ON DELETE cascade,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone
);
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("member");

CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
