-- An erasure by staff waits until a second person approves or declines it.
create table erasure_requests (
  id uuid primary key,
  brand text not null,
  member uuid references members (id) on delete set null,
  state text not null,
  staff text not null,
  note text not null,
  decider text,
  decision_note text,
  created timestamptz not null,
  decided timestamptz
);
create unique index erasure_requests_open on erasure_requests (member) where state = 'waiting';
create index erasure_requests_member on erasure_requests (member);
create index erasure_requests_waiting on erasure_requests (created, id, brand) where state = 'waiting';
create index erasure_requests_decided on erasure_requests (created, id, brand, state) where state <> 'waiting';
