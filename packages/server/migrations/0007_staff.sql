CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");
