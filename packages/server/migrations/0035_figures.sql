-- Figures for owners: how often a step was taken on a day, by brand, page, language and traffic source. No row is about
-- a person.
create table figures (
  day date not null,
  brand text not null,
  lander text not null,
  locale text not null,
  source text not null,
  step text not null,
  currency text not null default '',
  count bigint not null,
  amount bigint not null default 0,
  primary key (brand, day, lander, locale, source, step, currency)
);
create index figures_day on figures (day);
-- Each step is counted once for each member. Those who signed up before are not counted, since their signup was not.
alter table members add column counted_steps text[] not null default '{confirmed,with_photo,wrote,bought}';
alter table members alter column counted_steps set default '{}';
