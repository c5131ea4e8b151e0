-- Money: the single-entry ledger becomes a double-entry one that the database itself keeps closed, and
-- discount codes, refunds and direct debits get their tables. Processes of the version before go on working:
-- they find a view under the name of the table they knew, and what they write lands in the new ledger.

-- In the order in which running transactions take them, so that nobody waits for us while we wait for them.
LOCK TABLE "payments", "discount_uses" IN ACCESS EXCLUSIVE MODE;
LOCK TABLE "members" IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE "credit_entries" IN ACCESS EXCLUSIVE MODE;

CREATE TABLE "ledger_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"member" uuid,
	CONSTRAINT "ledger_accounts_kind" CHECK ("kind" IN ('member', 'bonus', 'sales', 'messages', 'gifts', 'photos', 'refunds', 'demo', 'staff')),
	CONSTRAINT "ledger_accounts_owner" CHECK ("member" IS NULL OR "kind" = 'member')
);
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" ("member");
CREATE UNIQUE INDEX "ledger_accounts_of_brand" ON "ledger_accounts" ("brand", "kind") WHERE "kind" <> 'member';

CREATE TABLE "ledger_transactions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"account" bigint NOT NULL REFERENCES "ledger_accounts" ("id"),
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"made_in" xid8 DEFAULT pg_current_xact_id() NOT NULL
);
CREATE UNIQUE INDEX "ledger_transactions_once" ON "ledger_transactions" ("account", "key");

CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transaction" bigint NOT NULL REFERENCES "ledger_transactions" ("id"),
	"account" bigint NOT NULL REFERENCES "ledger_accounts" ("id"),
	"amount" integer NOT NULL,
	"balance_after" integer,
	CONSTRAINT "ledger_entries_not_nothing" CHECK ("amount" <> 0),
	CONSTRAINT "ledger_entries_never_negative" CHECK ("balance_after" >= 0)
);
CREATE UNIQUE INDEX "ledger_entries_once" ON "ledger_entries" ("transaction", "account");
CREATE INDEX "ledger_entries_account" ON "ledger_entries" ("account", "id");

-- Which of a brand's own accounts stands against a member's.
CREATE FUNCTION "ledger_contra"(reason text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE reason
		WHEN 'signup' THEN 'bonus' WHEN 'purchase' THEN 'sales' WHEN 'message' THEN 'messages'
		WHEN 'gift' THEN 'gifts' WHEN 'photo' THEN 'photos' WHEN 'refund' THEN 'refunds'
		WHEN 'demo' THEN 'demo' ELSE 'staff' END
$$;

-- The ledger so far, entry by entry. The foreign key to members comes after, since checking it row by row
-- would wait for members whose rows are held by transactions that wait for us.
INSERT INTO "ledger_accounts" ("brand", "kind", "member")
	SELECT DISTINCT ON ("member") "brand", 'member', "member" FROM "credit_entries" ORDER BY "member", "id";
INSERT INTO "ledger_accounts" ("brand", "kind")
	SELECT DISTINCT "brand", "ledger_contra"("reason") FROM "credit_entries";
INSERT INTO "ledger_transactions" ("id", "brand", "account", "reason", "key", "created")
	SELECT old."id", old."brand", account."id", old."reason", old."key", old."created"
	FROM "credit_entries" old JOIN "ledger_accounts" account ON account."member" = old."member"
	WHERE old."amount" <> 0 ORDER BY old."id";
SELECT setval('ledger_transactions_id_seq', (SELECT coalesce(max("id"), 0) + 1 FROM "credit_entries"), false);
INSERT INTO "ledger_entries" ("transaction", "account", "amount", "balance_after")
	SELECT old."id", made."account", old."amount", old."balance_after"
	FROM "credit_entries" old JOIN "ledger_transactions" made ON made."id" = old."id" ORDER BY old."id";
INSERT INTO "ledger_entries" ("transaction", "account", "amount")
	SELECT old."id", own."id", -old."amount"
	FROM "credit_entries" old JOIN "ledger_accounts" own
		ON own."brand" = old."brand" AND own."kind" = "ledger_contra"(old."reason")
	WHERE old."amount" <> 0 ORDER BY old."id";
-- An erased member's account stays, without the member.
ALTER TABLE "ledger_accounts" ADD FOREIGN KEY ("member") REFERENCES "members" ("id") ON DELETE SET NULL;
DROP TABLE "credit_entries";

-- Rows of the ledger are added and never changed. The one exception is that an account forgets its member.
CREATE FUNCTION "ledger_refuse"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% on %: money records are only ever added', TG_OP, TG_TABLE_NAME;
END
$$;
CREATE FUNCTION "ledger_forget"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (NEW."id", NEW."brand", NEW."kind") IS DISTINCT FROM (OLD."id", OLD."brand", OLD."kind") OR NEW."member" IS NOT NULL THEN
		RAISE EXCEPTION 'an account changes only by forgetting its member';
	END IF;
	RETURN NEW;
END
$$;
CREATE TRIGGER "ledger_accounts_forget" BEFORE UPDATE ON "ledger_accounts" FOR EACH ROW EXECUTE FUNCTION "ledger_forget"();
CREATE TRIGGER "ledger_accounts_kept" BEFORE DELETE OR TRUNCATE ON "ledger_accounts" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
CREATE TRIGGER "ledger_transactions_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transactions" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();
CREATE TRIGGER "ledger_entries_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();

-- A member's entry continues from the one before, whoever writes it; the account's row is held meanwhile.
-- Nothing can be added to a transaction later.
CREATE FUNCTION "ledger_continue"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	made xid8;
	holder text;
	before integer;
BEGIN
	SELECT "made_in" INTO made FROM "ledger_transactions" WHERE "id" = NEW."transaction";
	IF made IS DISTINCT FROM pg_current_xact_id() THEN
		RAISE EXCEPTION 'ledger transaction % is closed', NEW."transaction";
	END IF;
	SELECT "kind" INTO holder FROM "ledger_accounts" WHERE "id" = NEW."account";
	NEW."balance_after" := NULL;
	IF holder = 'member' THEN
		PERFORM 1 FROM "ledger_accounts" WHERE "id" = NEW."account" FOR NO KEY UPDATE;
		SELECT "balance_after" INTO before FROM "ledger_entries" WHERE "account" = NEW."account" ORDER BY "id" DESC LIMIT 1;
		NEW."balance_after" := coalesce(before, 0) + NEW."amount";
	END IF;
	RETURN NEW;
END
$$;
CREATE TRIGGER "ledger_entries_continue" BEFORE INSERT ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_continue"();

-- What a transaction takes from one account it gives to another; looked at when it commits.
CREATE FUNCTION "ledger_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	made bigint := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW) ->> 'transaction')::bigint ELSE NEW."id" END;
BEGIN
	IF (SELECT sum("amount") FROM "ledger_entries" WHERE "transaction" = made) IS DISTINCT FROM 0 THEN
		RAISE EXCEPTION 'ledger transaction % does not add up to zero', made;
	END IF;
	RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "ledger_transactions_balanced" AFTER INSERT ON "ledger_transactions" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balanced"();
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "ledger_balanced"();

-- For processes of the version before; a later migration drops the view once none of them can be running.
CREATE VIEW "credit_entries" AS
	SELECT made."id", made."brand", account."member", entry."amount", entry."balance_after", made."reason", made."key", made."created"
	FROM "ledger_transactions" made
	JOIN "ledger_accounts" account ON account."id" = made."account"
	JOIN "ledger_entries" entry ON entry."transaction" = made."id" AND entry."account" = made."account";
CREATE FUNCTION "ledger_enter_single"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	holder bigint;
	own bigint;
	made bigint;
BEGIN
	INSERT INTO "ledger_accounts" ("brand", "kind", "member") VALUES (NEW."brand", 'member', NEW."member") ON CONFLICT DO NOTHING;
	INSERT INTO "ledger_accounts" ("brand", "kind") VALUES (NEW."brand", "ledger_contra"(NEW."reason")) ON CONFLICT DO NOTHING;
	SELECT "id" INTO holder FROM "ledger_accounts" WHERE "member" = NEW."member";
	SELECT "id" INTO own FROM "ledger_accounts" WHERE "brand" = NEW."brand" AND "kind" = "ledger_contra"(NEW."reason");
	INSERT INTO "ledger_transactions" ("brand", "account", "reason", "key", "created")
		VALUES (NEW."brand", holder, NEW."reason", NEW."key", NEW."created") RETURNING "id" INTO made;
	INSERT INTO "ledger_entries" ("transaction", "account", "amount") VALUES (made, holder, NEW."amount"), (made, own, -NEW."amount");
	RETURN NEW;
END
$$;
CREATE TRIGGER "credit_entries_enter" INSTEAD OF INSERT ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION "ledger_enter_single"();

-- A payment outlives its member, without naming them: books are kept for years.
ALTER TABLE "payments" ADD COLUMN "full_amount" integer;
ALTER TABLE "payments" ADD COLUMN "country" text;
ALTER TABLE "payments" ADD COLUMN "origin" text;
ALTER TABLE "payments" ALTER COLUMN "member" DROP NOT NULL;
ALTER TABLE "payments" DROP CONSTRAINT "payments_member_members_id_fk";
ALTER TABLE "payments" ADD FOREIGN KEY ("member") REFERENCES "members" ("id") ON DELETE SET NULL;
CREATE INDEX "payments_pending" ON "payments" ("created") WHERE "status" = 'pending';
CREATE TRIGGER "payments_kept" BEFORE DELETE OR TRUNCATE ON "payments" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();

CREATE TABLE "discount_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"country" text,
	"member" uuid REFERENCES "members" ("id") ON DELETE CASCADE,
	"expires" timestamp with time zone,
	"value_percentage" integer NOT NULL,
	"currency" text,
	"minimum_order_value" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"validity" text NOT NULL,
	"payment_methods" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_codes_capitals" CHECK ("code" = upper("code")),
	CONSTRAINT "discount_codes_percentage" CHECK ("value_percentage" BETWEEN 1 AND 90),
	CONSTRAINT "discount_codes_minimum" CHECK ("minimum_order_value" = 0 OR ("minimum_order_value" > 0 AND "currency" IS NOT NULL))
);
CREATE UNIQUE INDEX "discount_codes_once" ON "discount_codes" ("brand", "code");
CREATE INDEX "discount_codes_member" ON "discount_codes" ("member");

CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"payment" uuid NOT NULL REFERENCES "payments" ("id"),
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"staff" text NOT NULL,
	"note" text NOT NULL,
	"provider_reference" text,
	"created" timestamp with time zone NOT NULL,
	"settled" timestamp with time zone,
	CONSTRAINT "refunds_something" CHECK ("credits" > 0 AND "amount" > 0)
);
CREATE INDEX "refunds_payment" ON "refunds" ("payment");
CREATE INDEX "refunds_pending" ON "refunds" ("created") WHERE "status" = 'pending';
CREATE TRIGGER "refunds_kept" BEFORE DELETE OR TRUNCATE ON "refunds" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse"();

CREATE TABLE "direct_debits" (
	"payment" uuid PRIMARY KEY NOT NULL REFERENCES "payments" ("id"),
	"brand" text NOT NULL,
	"member" uuid REFERENCES "members" ("id") ON DELETE SET NULL,
	"mandate_reference" text NOT NULL,
	"mandate_text" text NOT NULL,
	"mandate_locale" text NOT NULL,
	"accepted" timestamp with time zone NOT NULL,
	"signed" timestamp with time zone,
	"holder" text NOT NULL,
	"iban_sealed" text NOT NULL,
	"iban_fingerprint" text NOT NULL,
	"iban_end" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_ends" timestamp with time zone NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"codes_sent" integer DEFAULT 1 NOT NULL
);
CREATE UNIQUE INDEX "direct_debits_mandate" ON "direct_debits" ("mandate_reference");
CREATE INDEX "direct_debits_member" ON "direct_debits" ("member");
CREATE INDEX "direct_debits_account" ON "direct_debits" ("iban_fingerprint");

CREATE TABLE "direct_debit_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member" uuid REFERENCES "members" ("id") ON DELETE CASCADE,
	"iban_fingerprint" text,
	"reason" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"lifted" timestamp with time zone
);
CREATE INDEX "direct_debit_blocks_member" ON "direct_debit_blocks" ("member");
CREATE INDEX "direct_debit_blocks_account" ON "direct_debit_blocks" ("iban_fingerprint");

ALTER TABLE "sandbox_charges" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;
