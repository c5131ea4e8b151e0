-- Payments that a payer's bank reclaims. Credits that are withheld meanwhile lie in an account of their own.
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind"
	CHECK ("kind" IN ('member', 'bonus', 'sales', 'messages', 'gifts', 'photos', 'refunds', 'disputes', 'demo', 'staff'));

CREATE TABLE "disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"payment" uuid NOT NULL REFERENCES "payments" ("id"),
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer NOT NULL,
	"opened" timestamp with time zone NOT NULL,
	"closed" timestamp with time zone,
	CONSTRAINT "disputes_credits_never_negative" CHECK ("credits" >= 0)
);
CREATE UNIQUE INDEX "disputes_reference" ON "disputes" ("provider", "reference");
CREATE INDEX "disputes_payment" ON "disputes" ("payment");
CREATE TRIGGER "disputes_kept" BEFORE DELETE OR TRUNCATE ON "disputes" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();

-- Money that somebody sent back on the provider's own pages may belong to credits that are spent.
ALTER TABLE "refunds" DROP CONSTRAINT "refunds_something";
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_something" CHECK ("credits" >= 0 AND "amount" > 0);
