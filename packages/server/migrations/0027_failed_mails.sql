create table failed_mails (
  id uuid primary key,
  brand text not null,
  kind text not null,
  recipient text not null,
  reason text not null,
  attempts integer not null,
  envelope jsonb,
  link_ends timestamptz,
  created timestamptz not null
);
create index failed_mails_created on failed_mails (created, id);
