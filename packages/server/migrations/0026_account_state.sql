-- What an account is after a restored deletion follows from whether it is confirmed and banned, so what it was before
-- is no longer stored. The columns go once no running server writes them.
alter table deletions
  alter column status set default 'active',
  alter column profile_status set default 'active';
