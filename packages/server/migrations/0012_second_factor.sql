-- A second factor of a member or of one of the staff: codes of an app, and codes for when the app is lost.
CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid UNIQUE REFERENCES "members" ("id") ON DELETE CASCADE,
	"staff" uuid UNIQUE REFERENCES "staff" ("id"),
	"secret_sealed" text NOT NULL,
	"begun" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"last_step" integer NOT NULL DEFAULT 0,
	CONSTRAINT "second_factors_one_owner" CHECK (num_nonnulls("member", "staff") = 1)
);
CREATE TABLE "recovery_codes" (
	"factor" uuid NOT NULL REFERENCES "second_factors" ("id") ON DELETE CASCADE,
	"code_hash" text NOT NULL,
	"used" timestamp with time zone,
	PRIMARY KEY ("factor", "code_hash")
);
