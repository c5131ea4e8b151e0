-- Staff page through payments and disputes, count the uses of a code, and compare the provider with the books.
create index payments_created on payments (created, id, brand, status, method, currency);
create index payments_status on payments (status, created, id, brand, method, currency);
create index payments_discount_code on payments (brand, discount_code) where discount_code is not null;
create index refunds_created on refunds (created);
create index disputes_opened on disputes (opened, id, brand, status);
create index disputes_status on disputes (status, opened, id, brand);
create index ledger_transactions_purchase on ledger_transactions (key) where reason = 'purchase';

-- Until when the provider waits for an answer to a dispute; null while it waits for none.
alter table disputes add column answer_by timestamptz;
