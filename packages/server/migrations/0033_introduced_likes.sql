-- An introduction is told as one, never as a like: the member in whose name it was made has not decided on it, and a
-- fictional profile likes nobody.
alter table likes add column introduced boolean not null default false;
update likes set introduced = true from introductions
  where introductions.member = likes.liked and introductions.profile = likes.liker
    and introductions.created = likes.created;
update likes set introduced = true from members where members.id = likes.liker and members.fictional;
