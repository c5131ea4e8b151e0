-- The time zone serves mails as well as the swipe game. Processes of the version before still read it where it was.
alter table members add column time_zone text;
update members set time_zone = choices.time_zone from privacy_choices choices
  where choices.member = members.id and choices.time_zone is not null;
-- When a mail server refused for good what is sent to the member's address.
alter table members add column mail_refused timestamptz;
