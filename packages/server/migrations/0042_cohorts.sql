-- How many of those who signed up in a week took a step in which week after that. No row is about a person.
create table figure_cohorts (
  week date not null,
  brand text not null,
  step text not null,
  age smallint not null,
  count bigint not null,
  primary key (week, brand, step, age)
);
