-- Renames tables, columns, constraints, indexes, functions and kinds of jobs. No row is lost or rewritten, but
-- processes of earlier versions cannot use the new names and must be stopped first.

ALTER TABLE "notices" RENAME TO "sent_notifications";
ALTER TABLE "match_wishes" RENAME TO "match_answers";
ALTER TABLE "choices" RENAME TO "privacy_choices";
ALTER TABLE "milestones" RENAME TO "setup_steps";

ALTER TABLE "conversations" RENAME COLUMN "low" TO "lower_member";
ALTER TABLE "conversations" RENAME COLUMN "high" TO "higher_member";
ALTER TABLE "conversations" RENAME COLUMN "starter" TO "started_by";
ALTER TABLE "messages" RENAME COLUMN "unpaid" TO "credits_due";
ALTER TABLE "members" RENAME COLUMN "pictured" TO "has_photo";
ALTER TABLE "photos" RENAME COLUMN "rejection" TO "rejection_reason";
ALTER TABLE "photos" RENAME COLUMN "judged" TO "reviewed";
ALTER TABLE "message_reviews" RENAME COLUMN "judged" TO "reviewed";
ALTER TABLE "match_answers" RENAME COLUMN "changed" TO "updated";
ALTER TABLE "started_signups" RENAME COLUMN "given" TO "data";
ALTER TABLE "setup_steps" RENAME COLUMN "reached" TO "completed";
ALTER TABLE "sessions" RENAME COLUMN "agent" TO "user_agent";
ALTER TABLE "sessions" RENAME COLUMN "seen" TO "last_seen";
ALTER TABLE "second_factors" RENAME COLUMN "secret_sealed" TO "secret_encrypted";
ALTER TABLE "second_factors" RENAME COLUMN "begun" TO "created";
ALTER TABLE "direct_debits" RENAME COLUMN "iban_sealed" TO "iban_encrypted";
ALTER TABLE "sandbox_charges" RENAME COLUMN "state" TO "status";
ALTER TABLE "events" RENAME COLUMN "horizon" TO "snapshot_xmin";
ALTER TABLE "data_folder" RENAME COLUMN "is_only" TO "singleton";
ALTER TABLE "ledger_transactions" RENAME COLUMN "made_in" TO "transaction_id";

ALTER INDEX "blocks_to" RENAME TO "blocks_blocked";
ALTER INDEX "likes_to" RENAME TO "likes_liked";
ALTER INDEX "conversations_high" RENAME TO "conversations_higher_member";
ALTER INDEX "conversations_starter" RENAME TO "conversations_started_by";
ALTER INDEX "messages_place" RENAME TO "messages_conversation_number";
ALTER INDEX "messages_once" RENAME TO "messages_sender_client_id";
ALTER INDEX "photos_waiting" RENAME TO "photos_pending";
ALTER INDEX "message_reviews_judged" RENAME TO "message_reviews_reviewed";
ALTER INDEX "complaints_settled" RENAME TO "complaints_decided";
ALTER INDEX "notices_created" RENAME TO "sent_notifications_created";
ALTER INDEX "payments_once" RENAME TO "payments_idempotency_key";
ALTER INDEX "discount_codes_once" RENAME TO "discount_codes_code";
ALTER INDEX "discount_codes_latest" RENAME TO "discount_codes_created";
ALTER INDEX "direct_debits_account" RENAME TO "direct_debits_iban";
ALTER INDEX "direct_debit_blocks_account" RENAME TO "direct_debit_blocks_iban";
ALTER INDEX "ledger_accounts_of_brand" RENAME TO "ledger_accounts_brand_kind";
ALTER INDEX "ledger_transactions_once" RENAME TO "ledger_transactions_account_key";
ALTER INDEX "ledger_entries_once" RENAME TO "ledger_entries_transaction_account";
ALTER INDEX "audit_log_latest" RENAME TO "audit_log_created";

ALTER TABLE "refunds" RENAME CONSTRAINT "refunds_something" TO "refunds_positive_amount";
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "ledger_entries_not_nothing" TO "ledger_entries_amount_not_zero";
ALTER TABLE "ledger_entries" RENAME CONSTRAINT "ledger_entries_never_negative" TO "ledger_entries_balance_never_negative";
ALTER TABLE "discount_codes" RENAME CONSTRAINT "discount_codes_capitals" TO "discount_codes_upper_case";
ALTER TABLE "data_folder" RENAME CONSTRAINT "data_folder_is_only_check" TO "data_folder_single_row";

-- Primary keys, unique constraints and foreign keys get the names that PostgreSQL itself gives them.
DO $$
DECLARE
	found record;
BEGIN
	FOR found IN
		SELECT "conrelid"::regclass AS "owner", "conname" AS "old_name", CASE "contype"
			WHEN 'p' THEN relname || '_pkey'
			ELSE relname || '_' || columns."list" || CASE "contype" WHEN 'u' THEN '_key' ELSE '_fkey' END
		END AS "new_name"
		FROM pg_constraint
		JOIN pg_class ON pg_class."oid" = "conrelid"
		CROSS JOIN LATERAL (
			SELECT string_agg("attname", '_' ORDER BY key."position") AS "list"
			FROM unnest("conkey") WITH ORDINALITY AS key ("number", "position")
			JOIN pg_attribute ON "attrelid" = "conrelid" AND "attnum" = key."number"
		) AS columns
		WHERE "connamespace" = 'public'::regnamespace AND "contype" IN ('p', 'u', 'f')
	LOOP
		IF found."old_name" <> found."new_name" THEN
			EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."owner", found."old_name", found."new_name");
		END IF;
	END LOOP;
END $$;

-- The bodies of functions name columns as text, so those that use a renamed one are written anew.
ALTER FUNCTION "photos_picture"() RENAME TO "update_has_photo";
ALTER TRIGGER "photos_picture" ON "photos" RENAME TO "photos_update_has_photo";
CREATE OR REPLACE FUNCTION "update_has_photo"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	owner uuid := coalesce(NEW.member, OLD.member);
	has_active boolean := EXISTS (SELECT 1 FROM "photos" WHERE "member" = owner AND "status" = 'active');
BEGIN
	UPDATE "members" SET "has_photo" = has_active WHERE "id" = owner AND "has_photo" <> has_active;
	RETURN NULL;
END $$;

ALTER FUNCTION "ledger_continue"() RENAME TO "set_balance_after";
ALTER TRIGGER "ledger_entries_continue" ON "ledger_entries" RENAME TO "ledger_entries_set_balance_after";
CREATE OR REPLACE FUNCTION "set_balance_after"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	created_in xid8;
	account_kind text;
	balance_before integer;
BEGIN
	SELECT "transaction_id" INTO created_in FROM "ledger_transactions" WHERE "id" = NEW."transaction";
	IF created_in IS DISTINCT FROM pg_current_xact_id() THEN
		RAISE EXCEPTION 'ledger transaction % is closed', NEW."transaction";
	END IF;
	SELECT "kind" INTO account_kind FROM "ledger_accounts" WHERE "id" = NEW."account";
	NEW."balance_after" := NULL;
	IF account_kind = 'member' THEN
		PERFORM 1 FROM "ledger_accounts" WHERE "id" = NEW."account" FOR NO KEY UPDATE;
		SELECT "balance_after" INTO balance_before FROM "ledger_entries" WHERE "account" = NEW."account" ORDER BY "id" DESC LIMIT 1;
		NEW."balance_after" := coalesce(balance_before, 0) + NEW."amount";
	END IF;
	RETURN NEW;
END
$$;

ALTER FUNCTION "ledger_balanced"() RENAME TO "check_transaction_balance";
ALTER FUNCTION "ledger_refuse"() RENAME TO "refuse_change";
ALTER FUNCTION "ledger_forget"() RENAME TO "refuse_account_change";
ALTER TRIGGER "ledger_accounts_forget" ON "ledger_accounts" RENAME TO "ledger_accounts_refuse_update";
ALTER TRIGGER "ledger_accounts_kept" ON "ledger_accounts" RENAME TO "ledger_accounts_refuse_delete";
ALTER TRIGGER "ledger_transactions_kept" ON "ledger_transactions" RENAME TO "ledger_transactions_refuse_change";
ALTER TRIGGER "ledger_entries_kept" ON "ledger_entries" RENAME TO "ledger_entries_refuse_change";
ALTER TRIGGER "payments_kept" ON "payments" RENAME TO "payments_refuse_delete";
ALTER TRIGGER "refunds_kept" ON "refunds" RENAME TO "refunds_refuse_delete";
ALTER TRIGGER "disputes_kept" ON "disputes" RENAME TO "disputes_refuse_delete";

-- The view "credit_entries" stays, with its function under new names.
ALTER FUNCTION "ledger_contra"(text) RENAME TO "contra_account";
ALTER FUNCTION "ledger_enter_single"() RENAME TO "insert_credit_entry";
ALTER TRIGGER "credit_entries_enter" ON "credit_entries" RENAME TO "credit_entries_insert";
CREATE OR REPLACE FUNCTION "insert_credit_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	member_account bigint;
	brand_account bigint;
	new_transaction bigint;
BEGIN
	INSERT INTO "ledger_accounts" ("brand", "kind", "member") VALUES (NEW."brand", 'member', NEW."member") ON CONFLICT DO NOTHING;
	INSERT INTO "ledger_accounts" ("brand", "kind") VALUES (NEW."brand", "contra_account"(NEW."reason")) ON CONFLICT DO NOTHING;
	SELECT "id" INTO member_account FROM "ledger_accounts" WHERE "member" = NEW."member";
	SELECT "id" INTO brand_account FROM "ledger_accounts" WHERE "brand" = NEW."brand" AND "kind" = "contra_account"(NEW."reason");
	INSERT INTO "ledger_transactions" ("brand", "account", "reason", "key", "created")
		VALUES (NEW."brand", member_account, NEW."reason", NEW."key", NEW."created") RETURNING "id" INTO new_transaction;
	INSERT INTO "ledger_entries" ("transaction", "account", "amount")
		VALUES (new_transaction, member_account, NEW."amount"), (new_transaction, brand_account, -NEW."amount");
	RETURN NEW;
END
$$;

-- Queued jobs move to the new names of their kinds and of the keys of their data. The queue's tables do not exist
-- before the first start.
DO $$
DECLARE
	renamed record;
BEGIN
	IF to_regclass('pgboss.queue') IS NULL THEN RETURN; END IF;
	FOR renamed IN SELECT * FROM (VALUES
		('notice', 'notification', 'occasion', 'trigger'),
		('notice-by-mail', 'notification-email', 'occasion', 'trigger'),
		('sandbox-notice', 'sandbox-webhook', 'notice', 'event'),
		('picture-removal', 'photo-removal', 'pictures', 'photos'),
		('persona-written-to', 'persona-message', NULL, NULL),
		('persona-answers', 'persona-reply', NULL, NULL),
		('notice-rounds', 'scheduled-emails', NULL, NULL),
		('evidence', 'evidence-erasure', NULL, NULL),
		('bank-accounts', 'bank-account-erasure', NULL, NULL),
		('erasure', 'account-erasure', NULL, NULL)
	) AS list ("old_kind", "new_kind", "old_key", "new_key") LOOP
		-- Jobs reference their kind, so it is copied first. Schedules go with the old one; each start makes them.
		INSERT INTO pgboss.queue
			SELECT (jsonb_populate_record(queue, jsonb_build_object('name', renamed."new_kind"))).*
			FROM pgboss.queue AS queue WHERE "name" = renamed."old_kind"
			ON CONFLICT DO NOTHING;
		UPDATE pgboss.job SET "name" = renamed."new_kind",
			"data" = CASE WHEN "data" ? renamed."old_key"
				THEN "data" - renamed."old_key" || jsonb_build_object(renamed."new_key", "data" -> renamed."old_key")
				ELSE "data" END
			WHERE "name" = renamed."old_kind";
		DELETE FROM pgboss.queue WHERE "name" = renamed."old_kind";
	END LOOP;
	UPDATE pgboss.job SET "data" = "data" - 'letter' || jsonb_build_object('email', "data" -> 'letter')
		WHERE "name" = 'mail' AND "data" ? 'letter';
END $$;
