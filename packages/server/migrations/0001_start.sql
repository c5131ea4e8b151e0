CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"low" uuid NOT NULL,
	"high" uuid NOT NULL,
	"starter" uuid NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL
);

CREATE TABLE "fictional_acknowledgements" (
	"member" uuid NOT NULL,
	"profile" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "fictional_acknowledgements_member_profile_pk" PRIMARY KEY("member","profile")
);

CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation" uuid NOT NULL,
	"number" integer NOT NULL,
	"sender" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);

CREATE TABLE "participants" (
	"conversation" uuid NOT NULL,
	"member" uuid NOT NULL,
	"read_number" integer DEFAULT 0 NOT NULL,
	"delivered_number" integer DEFAULT 0 NOT NULL,
	"deleted_number" integer DEFAULT 0 NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	CONSTRAINT "participants_conversation_member_pk" PRIMARY KEY("conversation","member")
);

CREATE TABLE "credit_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member" uuid NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_balance_never_negative" CHECK ("credit_entries"."balance_after" >= 0)
);

CREATE TABLE "discount_uses" (
	"member" uuid NOT NULL,
	"code" text NOT NULL,
	"payment" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_uses_member_code_pk" PRIMARY KEY("member","code")
);

CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member" uuid NOT NULL,
	"package" text NOT NULL,
	"credits" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"discount_code" text,
	"idempotency_key" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"provider_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"settled" timestamp with time zone
);

CREATE TABLE "members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"profile_status" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"gender" text NOT NULL,
	"seeking" text NOT NULL,
	"country" text NOT NULL,
	"region" text,
	"city" text,
	"about" text DEFAULT '' NOT NULL,
	"attributes" jsonb NOT NULL,
	"language" text NOT NULL,
	"notifications_disabled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"signup_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tracking" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"fictional" boolean DEFAULT false NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"terms_version" timestamp with time zone NOT NULL,
	"signup_date" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_seen" timestamp with time zone,
	CONSTRAINT "members_credits_never_negative" CHECK ("members"."credits" >= 0)
);

CREATE TABLE "blocks" (
	"blocker" uuid NOT NULL,
	"blocked" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_blocked_pk" PRIMARY KEY("blocker","blocked")
);

CREATE TABLE "likes" (
	"liker" uuid NOT NULL,
	"liked" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"opened" timestamp with time zone,
	CONSTRAINT "likes_liker_liked_pk" PRIMARY KEY("liker","liked")
);

CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"token" text NOT NULL,
	"blurred_token" text NOT NULL,
	"status" text NOT NULL,
	"main" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"thumbhash" "bytea" NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "photos_token_unique" UNIQUE("token"),
	CONSTRAINT "photos_blurred_token_unique" UNIQUE("blurred_token")
);

CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"member" uuid NOT NULL,
	"event" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);

CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"locale" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);

CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached" timestamp with time zone NOT NULL
);

CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends" timestamp with time zone NOT NULL
);

CREATE TABLE "mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);

CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"seen" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);

ALTER TABLE "conversations" ADD CONSTRAINT "conversations_low_members_id_fk" FOREIGN KEY ("low") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_high_members_id_fk" FOREIGN KEY ("high") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fictional_acknowledgements" ADD CONSTRAINT "fictional_acknowledgements_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "fictional_acknowledgements" ADD CONSTRAINT "fictional_acknowledgements_profile_members_id_fk" FOREIGN KEY ("profile") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_members_id_fk" FOREIGN KEY ("sender") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_conversations_id_fk" FOREIGN KEY ("conversation") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "participants" ADD CONSTRAINT "participants_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "discount_uses" ADD CONSTRAINT "discount_uses_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "payments" ADD CONSTRAINT "payments_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_members_id_fk" FOREIGN KEY ("blocker") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_members_id_fk" FOREIGN KEY ("blocked") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "likes" ADD CONSTRAINT "likes_liker_members_id_fk" FOREIGN KEY ("liker") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "likes" ADD CONSTRAINT "likes_liked_members_id_fk" FOREIGN KEY ("liked") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "photos" ADD CONSTRAINT "photos_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "events" ADD CONSTRAINT "events_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_members_id_fk" FOREIGN KEY ("member") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "conversations_pair" ON "conversations" USING btree ("low","high");
CREATE INDEX "conversations_starter" ON "conversations" USING btree ("starter");
CREATE UNIQUE INDEX "messages_place" ON "messages" USING btree ("conversation","number");
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("sender","client_id");
CREATE INDEX "participants_member" ON "participants" USING btree ("member");
CREATE UNIQUE INDEX "credit_entries_once" ON "credit_entries" USING btree ("member","key");
CREATE UNIQUE INDEX "payments_once" ON "payments" USING btree ("member","idempotency_key");
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("provider","provider_reference");
CREATE INDEX "payments_member" ON "payments" USING btree ("member","created");
CREATE UNIQUE INDEX "members_brand_email" ON "members" USING btree ("brand",lower("email"));
CREATE INDEX "members_search" ON "members" USING btree ("brand","gender","country","date_of_birth");
CREATE INDEX "blocks_to" ON "blocks" USING btree ("blocked");
CREATE INDEX "likes_to" ON "likes" USING btree ("liked");
CREATE INDEX "photos_member" ON "photos" USING btree ("member","created");
CREATE INDEX "events_member" ON "events" USING btree ("member","id");
CREATE INDEX "mailbox_brand" ON "mailbox" USING btree ("brand","created");
CREATE INDEX "mail_links_member" ON "mail_links" USING btree ("member","purpose");
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member");
