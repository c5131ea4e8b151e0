-- A refund above the limit waits until a second person approves or declines it.
create table refund_requests (
  id uuid primary key,
  brand text not null,
  payment uuid not null references payments (id),
  amount integer not null,
  currency text not null,
  state text not null,
  staff text not null,
  note text not null,
  refund uuid references refunds (id),
  decider text,
  decision_note text,
  created timestamptz not null,
  decided timestamptz,
  constraint refund_requests_positive_amount check (amount > 0)
);
create unique index refund_requests_open on refund_requests (payment) where state = 'waiting';
create index refund_requests_payment on refund_requests (payment);
create index refund_requests_waiting on refund_requests (created, id, brand) where state = 'waiting';
create index refund_requests_decided on refund_requests (created, id, brand, state) where state <> 'waiting';
