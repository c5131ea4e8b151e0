-- Staff read what waits, the oldest first, and what was done, the latest first, a page at a time. What waits
-- is little among much, so its indexes hold nothing else; the brand stands in them to be told apart unread.
DROP INDEX "message_reviews_queue";
DROP INDEX "complaints_queue";
DROP INDEX "audit_log_actor";
DROP INDEX "audit_log_subject";
DROP INDEX "audit_log_brand";
CREATE INDEX "photos_waiting" ON "photos" ("created", "id") WHERE "status" = 'pending';
CREATE INDEX "photos_rejected" ON "photos" ("created", "id") WHERE "status" = 'rejected';
CREATE INDEX "message_reviews_waiting" ON "message_reviews" ("created", "message", "brand") WHERE "outcome" IS NULL;
CREATE INDEX "message_reviews_judged" ON "message_reviews" ("created", "message", "brand", "outcome") WHERE "outcome" IS NOT NULL;
CREATE INDEX "message_reviews_sender" ON "message_reviews" ("sender");
CREATE INDEX "complaints_waiting" ON "complaints" ("created", "id", "brand", "status") WHERE "status" IN ('received', 'appealed');
CREATE INDEX "complaints_settled" ON "complaints" ("created", "id", "brand", "status") WHERE "status" IN ('decided', 'closed');
CREATE INDEX "complaints_accused" ON "complaints" ("accused");
CREATE INDEX "discount_codes_latest" ON "discount_codes" ("created", "id", "brand", "status");
CREATE INDEX "audit_log_latest" ON "audit_log" ("created", "id");
CREATE INDEX "audit_log_brand" ON "audit_log" ("brand", "created", "id");
CREATE INDEX "audit_log_act" ON "audit_log" ("act", "created", "id");
CREATE INDEX "audit_log_actor" ON "audit_log" ("actor", "created", "id");
CREATE INDEX "audit_log_subject" ON "audit_log" ("subject", "created", "id");
