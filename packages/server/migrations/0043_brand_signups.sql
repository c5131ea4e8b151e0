-- Signups that staff have closed, for some or for all, whatever the file of the brand says.
create table brand_signups (
  brand text primary key,
  signups text not null,
  changed timestamptz not null
);
