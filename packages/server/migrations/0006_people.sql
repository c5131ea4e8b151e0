CREATE TABLE "choices" (
	"member" uuid PRIMARY KEY NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"introduced_since" timestamp with time zone,
	"shows_read" boolean DEFAULT true NOT NULL,
	"shows_typing" boolean DEFAULT true NOT NULL,
	"shows_gifts" boolean DEFAULT false NOT NULL,
	"time_zone" text
);

CREATE TABLE "match_wishes" (
	"member" uuid PRIMARY KEY NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"min_age" integer NOT NULL,
	"max_age" integer NOT NULL,
	"near" text NOT NULL,
	"interests" jsonb NOT NULL,
	"changed" timestamp with time zone NOT NULL
);

CREATE TABLE "introductions" (
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"profile" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"created" timestamp with time zone NOT NULL,
	PRIMARY KEY ("member", "profile")
);

CREATE TABLE "swipes" (
	"member" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"profile" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"created" timestamp with time zone NOT NULL,
	"decision" text NOT NULL,
	"day" date NOT NULL,
	PRIMARY KEY ("member", "profile")
);
CREATE INDEX "swipes_day" ON "swipes" USING btree ("member", "day");

CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"serial" serial NOT NULL,
	"key_hash" text NOT NULL,
	"reporter" uuid REFERENCES "members" ("id") ON DELETE set null,
	"email" text,
	"locale" text NOT NULL,
	"accused" uuid,
	"subject" jsonb NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"status" text NOT NULL,
	"decision" text,
	"decision_reasons" text,
	"decided" timestamp with time zone,
	"appeal" text,
	"appealed" timestamp with time zone,
	"appeal_decision" text,
	"appeal_reasons" text,
	"appeal_decided" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);
CREATE INDEX "complaints_queue" ON "complaints" USING btree ("brand", "status", "created");
CREATE INDEX "complaints_reporter" ON "complaints" USING btree ("reporter");
CREATE INDEX "complaints_serial" ON "complaints" USING btree ("brand", "serial");

CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"actor" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");
CREATE INDEX "audit_log_brand" ON "audit_log" USING btree ("brand", "created");

CREATE TABLE "message_reviews" (
	"message" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"sender" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"weight" integer NOT NULL,
	"outcome" text,
	"created" timestamp with time zone NOT NULL,
	"judged" timestamp with time zone
);
CREATE INDEX "message_reviews_queue" ON "message_reviews" USING btree ("brand", "outcome", "created");

CREATE TABLE "chat_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL REFERENCES "conversations" ("id") ON DELETE cascade,
	"sender" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"token" text NOT NULL UNIQUE,
	"blurred_token" text NOT NULL UNIQUE,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" bytea NOT NULL,
	"opened" timestamp with time zone,
	"created" timestamp with time zone NOT NULL
);
CREATE INDEX "chat_photos_conversation" ON "chat_photos" USING btree ("conversation");

ALTER TABLE "messages" ADD COLUMN "held_for" text;
ALTER TABLE "messages" ADD COLUMN "findings" jsonb;
ALTER TABLE "photos" ADD COLUMN "rejection" text;
ALTER TABLE "photos" ADD COLUMN "judged" timestamp with time zone;
-- A default that is set after the column is made touches no old row.
ALTER TABLE "events" ADD COLUMN "transaction_id" xid8;
ALTER TABLE "events" ADD COLUMN "horizon" xid8;
ALTER TABLE "events" ALTER COLUMN "transaction_id" SET DEFAULT pg_current_xact_id();
ALTER TABLE "events" ALTER COLUMN "horizon" SET DEFAULT pg_snapshot_xmin(pg_current_snapshot());
