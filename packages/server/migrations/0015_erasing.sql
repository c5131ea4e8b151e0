-- Whoever is erased is looked for in every table that may name them; without these indexes each erasure would
-- read such tables in full, and so would the question how often somebody was introduced of late.
CREATE INDEX "conversations_high" ON "conversations" USING btree ("high");
CREATE INDEX "chat_photos_sender" ON "chat_photos" USING btree ("sender");
CREATE INDEX "fictional_acknowledgements_profile" ON "fictional_acknowledgements" USING btree ("profile");
CREATE INDEX "first_messages_profile" ON "first_messages" USING btree ("profile");
CREATE INDEX "introductions_profile" ON "introductions" USING btree ("profile", "created");
CREATE INDEX "swipes_profile" ON "swipes" USING btree ("profile");
