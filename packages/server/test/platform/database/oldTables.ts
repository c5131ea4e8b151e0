import { sql } from 'drizzle-orm'
import type { Db } from '../../../src/platform/database/Database.ts'

export const mara = '00000000-0000-7000-8000-000000000001'
const emil = '00000000-0000-7000-8000-000000000002'
const one = '00000000-0000-7000-8000-000000000010'

/** Statements for a row of every table of version 0018, by the names of that version. */
const statements = `
  insert into members (id, brand, email, name, password_hash, status, profile_status, date_of_birth, gender, seeking,
    country, attributes, language, terms_version, signup_date)
  select id::uuid, 'harbour', name || '@post.example', name, 'none', 'active', 'active', '1990-05-20', 'female', 'male',
    'DE', '{"interests":["music"]}', 'en', now(), now()
  from (values ('${mara}', 'Mara'), ('${emil}', 'Emil')) as people (id, name);
  insert into photos (id, member, token, blurred_token, status, width, height, thumbhash, created, rejection, judged)
  values ('${one}', '${mara}', 'a', 'b', 'active', 6, 8, '\\x01', now(), 'too dark', now());
  insert into conversations (id, brand, low, high, starter, last_number, created)
  values ('${one}', 'harbour', '${mara}', '${emil}', '${emil}', 1, now());
  insert into participants (conversation, member, read_number) values ('${one}', '${mara}', 1);
  insert into messages (id, conversation, number, sender, client_id, body, held, held_for, unpaid, sent_at)
  values ('${one}', '${one}', 1, '${emil}', '${one}', '{"kind":"text","text":"Hello"}', true, 'credits', 7, now());
  insert into message_reviews (message, brand, sender, weight, outcome, created, judged)
  values ('${one}', 'harbour', '${emil}', 3, 'kept', now(), now());
  insert into chat_photos (id, conversation, sender, token, blurred_token, width, height, thumbhash, created)
  values ('${one}', '${one}', '${emil}', 'c', 'd', 6, 8, '\\x02', now());
  insert into fictional_acknowledgements values ('${mara}', '${emil}', now());
  insert into first_messages values ('${mara}', '${emil}', 'Hello');
  insert into likes values ('${mara}', '${emil}', now(), now());
  insert into blocks values ('${emil}', '${mara}', now());
  insert into introductions values ('${mara}', '${emil}', now());
  insert into swipes values ('${mara}', '${emil}', now(), 'like', now());
  insert into choices (member, introduced_since, time_zone) values ('${mara}', now(), 'Europe/Berlin');
  insert into match_wishes values ('${mara}', 30, 40, 'region', '["music"]', now());
  insert into notices values ('${mara}', 'mail', 'weekly:2026-03-02', now());
  insert into started_signups values ('hash', 'harbour', '{"email":"kim@post.example"}', now(), now());
  insert into milestones values ('demo:harbour', now());
  insert into sessions (id, member, token_hash, agent, created, seen, ends)
  values ('${one}', '${mara}', 'hash', 'Firefox', now(), now() + interval '1 hour', now());
  insert into push_subscriptions values ('https://push.example', '${mara}', '${one}', 'key', 'auth', now());
  insert into push_keys values (1, 'public', 'private', now());
  insert into mail_links values ('hash', '${mara}', 'reset', 'mara@post.example', now(), now());
  insert into consents values ('${one}', '${mara}', 'terms', true, now(), now());
  insert into deletions values ('${one}', 'harbour', '${mara}', null, null, 'active', 'active', now(), now());
  insert into data_exports values ('${one}', '${mara}', now());
  insert into second_factors values ('${one}', '${mara}', null, 'sealed', now());
  insert into recovery_codes values ('${one}', 'hash');
  insert into payments (id, brand, member, package, credits, amount, currency, method, status, idempotency_key,
    provider, created)
  values ('${one}', 'harbour', '${mara}', 'credits-100', 100, 999, 'EUR', 'directdebit', 'pending', '${one}',
    'sandbox', now());
  insert into direct_debits (payment, brand, member, mandate_reference, mandate_text, mandate_locale, accepted, holder,
    iban_sealed, iban_fingerprint, iban_end, phone, code_hash, code_ends)
  values ('${one}', 'harbour', '${mara}', 'M1', 'I agree', 'en', now(), 'Mara', 'sealed', 'print', '3000', '1',
    'hash', now());
  insert into direct_debit_blocks values ('${one}', 'harbour', '${mara}', 'print', 'staff', now());
  insert into discount_codes (id, brand, code, value_percentage, status, validity, created)
  values ('${one}', 'harbour', 'SPRING', 20, 'active', 'once', now());
  insert into discount_uses values ('${mara}', 'SPRING', '${one}', now());
  insert into refunds values ('${one}', 'harbour', '${one}', 1, 1, 'EUR', 'pending', 'staff:kim', 'Note', null, now());
  insert into disputes values ('${one}', 'harbour', '${one}', 'sandbox', 'D1', 'open', 1, 'EUR', 1, now());
  insert into sandbox_charges (reference, payment, host, amount, currency, credits, return_path, state, created)
  values ('R1', '${one}', 'harbour.example', 999, 'EUR', 100, '/', 'open', now());
  insert into credit_entries (brand, member, amount, balance_after, reason, key, created)
  values ('harbour', '${mara}', 30, 30, 'signup', 'signup', now());
  insert into events (brand, member, event, created) values ('harbour', '${mara}', '{"type":"user"}', now());
  insert into mailbox values ('${one}', 'harbour', 'en', 'mara@post.example', 'Hello', '<p>', 'Hello', now());
  insert into throttles values ('login:harbour', 1, now());
  insert into data_folder (id) values ('${one}');
  insert into complaints (id, brand, key_hash, locale, subject, reason, text, evidence, status, created)
  values ('${one}', 'harbour', 'hash', 'en', '{"kind":"service"}', 'other', 'Text', '{}', 'received', now());
  insert into audit_log (brand, actor, act, subject, reason, created)
  values ('harbour', 'staff:kim', 'photo.reject', 'photo:1', 'Too dark', now());
  insert into staff (id, email, name, role, created) values ('${one}', 'kim@desk.example', 'Kim', 'admin', now());
  insert into staff_sessions values ('${one}', '${one}', 'hash', now(), now());
  insert into staff_invitations values ('${one}', 'hash', now(), now())`

export function fillOldTables(db: Db) {
  return db.execute(sql.raw(`do $block$ begin execute $fill$${statements}$fill$; end $block$`))
}
