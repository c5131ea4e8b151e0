-- A held message is paid when it is delivered; until then what it will cost stands with it. Whatever is held for
-- a sender is looked for when an address is confirmed, when credits are bought and when another message is held.
ALTER TABLE "messages" ADD COLUMN "unpaid" integer DEFAULT 0 NOT NULL;
CREATE INDEX "messages_held" ON "messages" USING btree ("sender") WHERE "held";
