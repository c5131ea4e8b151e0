-- An item of a queue is claimed by whoever has it open, so that two do not work on the same one.
create table staff_claims (
  item text primary key,
  staff uuid not null references staff (id),
  ends timestamptz not null
);
