-- Which mails a member was sent, without their contents, so that support can say so.
create table sent_mails (
  id uuid primary key,
  member uuid not null references members on delete cascade,
  kind text not null,
  sent timestamptz not null
);

create index sent_mails_member on sent_mails (member, sent, id);

create index sent_mails_sent on sent_mails (sent);
