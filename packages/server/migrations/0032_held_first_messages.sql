-- A message written on the way to signing up is a held message of its conversation, so that its writer sees it waiting.
-- Nobody has looked at what is in these texts, so staff do before they are delivered.
insert into conversations (id, brand, lower_member, higher_member, started_by, created)
  select gen_random_uuid(), writer.brand, least(first.member, first.profile), greatest(first.member, first.profile),
    writer.id, writer.signup_date
  from first_messages first join members writer on writer.id = first.member
  on conflict (lower_member, higher_member) do nothing;
insert into participants (conversation, member, hidden)
  select place.id, side.member, side.member <> first.member
  from first_messages first
  join conversations place on place.lower_member = least(first.member, first.profile)
    and place.higher_member = greatest(first.member, first.profile)
  cross join lateral (values (first.member), (first.profile)) as side (member)
  on conflict do nothing;
with place as (
  update conversations set last_number = last_number + 1 from first_messages first
  where lower_member = least(first.member, first.profile) and higher_member = greatest(first.member, first.profile)
  returning conversations.id, conversations.brand, last_number, first.member, first.text
), written as (
  insert into messages (id, conversation, number, sender, client_id, body, held, held_for, sent_at)
  select gen_random_uuid(), id, last_number, member, gen_random_uuid(),
    jsonb_build_object('kind', 'text', 'text', text), true, 'review', now()
  from place returning id, sender
)
insert into message_reviews (message, brand, sender, weight, created)
  select written.id, members.brand, sender, 0, now() from written join members on members.id = sender;
drop table first_messages;
