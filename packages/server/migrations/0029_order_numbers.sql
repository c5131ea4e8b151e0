-- A short number by which people name an order; old orders get one too.
alter table payments add column order_number text;

create function pg_temp.order_number() returns text language sql volatile as
  'select string_agg(substr(''23456789BCDFGHJKMNPQRSTVWXYZ'', 1 + floor(random() * 28)::int, 1), '''')
     from generate_series(1, 9)';

update payments set order_number = pg_temp.order_number();

do $numbers$ begin
  while exists (select 1 from payments group by order_number having count(*) > 1) loop
    update payments set order_number = pg_temp.order_number()
      where order_number in (select order_number from payments group by order_number having count(*) > 1);
  end loop;
end $numbers$;

alter table payments alter column order_number set not null;
create unique index payments_order_number on payments (order_number);
