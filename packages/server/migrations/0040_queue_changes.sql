-- Open desks hear that a queue has changed, whichever process changed it, and ask for it again.
create function announce_queue_change() returns trigger language plpgsql as $$ begin
  perform pg_notify('queue_changes', '');
  return null;
end $$;

create trigger photos_queue_change after insert or update of status or delete on photos
  for each statement execute function announce_queue_change();
create trigger message_reviews_queue_change after insert or update or delete on message_reviews
  for each statement execute function announce_queue_change();
create trigger complaints_queue_change after insert or update of status or delete on complaints
  for each statement execute function announce_queue_change();
create trigger staff_claims_queue_change after insert or update of staff or delete on staff_claims
  for each statement execute function announce_queue_change();
