-- A payment that the payer's bank is processing is held open until the provider ends it.
alter table payments add column processing_since timestamptz;
update payments set processing_since = direct_debits.signed
  from direct_debits where direct_debits.payment = payments.id;
