ALTER TABLE "staff" ADD COLUMN "password_hash" text;
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"staff" uuid NOT NULL REFERENCES "staff"("id"),
	"token_hash" text NOT NULL UNIQUE,
	"created" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff");
CREATE TABLE "staff_invitations" (
	"staff" uuid PRIMARY KEY NOT NULL REFERENCES "staff"("id"),
	"token_hash" text NOT NULL UNIQUE,
	"created" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL
);
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor");
