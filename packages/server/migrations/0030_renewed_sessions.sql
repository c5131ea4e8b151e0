-- A login is renewed when the member proves again who they are; requests on their way then still carry the token before.
alter table sessions add column authenticated timestamptz;
update sessions set authenticated = created;
alter table sessions alter column authenticated set not null;
alter table sessions add column previous_token_hash text;
create unique index sessions_previous_token on sessions (previous_token_hash);
