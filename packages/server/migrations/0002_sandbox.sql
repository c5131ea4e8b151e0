CREATE TABLE "sandbox_charges" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment" uuid NOT NULL,
	"host" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"return_path" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
CREATE UNIQUE INDEX "sandbox_charges_payment" ON "sandbox_charges" USING btree ("payment");
