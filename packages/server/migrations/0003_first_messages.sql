CREATE TABLE "first_messages" (
	"member" uuid PRIMARY KEY NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"profile" uuid NOT NULL REFERENCES "members" ("id") ON DELETE cascade,
	"text" text NOT NULL
);
