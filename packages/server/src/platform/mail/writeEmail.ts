import type { Locale } from '@bouquet/contract'
import { formatDate, formatMoney, formatNumber } from '@bouquet/i18n/format'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Email } from './email.ts'

/** The translated texts of an email, without layout. */
export interface EmailText {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  /** An additional notice, such as that a sender is fictional. */
  readonly note?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly action: string
  readonly link: string
  readonly after: string
  /** A quieter second link, after the closing line. */
  readonly more?: { readonly text: string; readonly link: string }
}

/** Writes an email; each has a subject, a lead, one button and a closing line under its kind in `mail`. */
export function writeEmail(t: Translate, brand: Brand, locale: Locale, email: Email): EmailText {
  const { kind, name, link } = email
  const values = {
    brand: brand.name,
    email: brand.company.support_email,
    from: 'from' in email ? nameOf(t, email) : '',
    count: countOf(email),
    date: dateOf(email, locale),
    number: 'number' in email ? email.number : '',
  }
  return {
    greeting: name ? t('mail:greeting', { name }) : t('mail:greeting_plain'),
    subject: t(`mail:${kind}.subject`, values),
    lead: t(`mail:${kind}.lead`, values),
    action: t(`mail:${kind}.action`),
    after: afterOf(t, email, values),
    link,
    facts: factsOf(t, locale, email),
    ...(email.kind === 'receipt' &&
      email.withdraw_link !== null && {
        more: { text: t('mail:receipt.withdraw'), link: email.withdraw_link },
      }),
    ...('fictional' in email && email.fictional && { note: t('attributes:fictional.warning') }),
    // The confirmation of a contract repeats what was agreed to (Directive 2011/83/EU, article 8, paragraph 7).
    ...(email.kind === 'receipt' && { note: t('payments:checkout.start_now') }),
  }
}

/** The closing line; that of a decision says who made it and where to turn (Digital Services Act, articles 16, 17 and 20). */
function afterOf(t: Translate, email: Email, values: Readonly<Record<string, unknown>>): string {
  const { kind } = email
  const after = t(`mail:${kind}.after`, values)
  switch (kind) {
    case 'complaint_upheld':
    case 'complaint_rejected':
      return `${t('safety:decision.by_person')} ${email.after_appeal ? t('mail:complaint.after_appeal') : after}`
    case 'banned':
      return `${t('safety:decision.by_person')} ${after}`
    default:
      return after
  }
}

/** The icon of fictional profiles as a character, since mails and push messages load no icons. */
const mask = '🎭'

/** The name of a member; that of a fictional one is marked. */
export function nameOf(t: Translate, { from, fictional }: { from: string; fictional: boolean }) {
  return fictional ? `${from} (${mask} ${t('attributes:fictional.singular')})` : from
}

function countOf(email: Email): number {
  if (email.kind === 'receipt') return email.credits
  return email.kind === 'unread_reminder' ? email.count : 0
}

function dateOf(email: Email, locale: Locale): string {
  if (email.kind === 'deletion') {
    return formatDate(email.erased_after, locale, 'long', email.time_zone)
  }
  return email.kind === 'data_export' ? formatDate(email.ends, locale, 'long', email.time_zone) : ''
}

function factsOf(t: Translate, locale: Locale, email: Email): EmailText['facts'] {
  switch (email.kind) {
    case 'receipt':
      return [
        [t('mail:receipt.number'), email.number],
        [t('mail:receipt.date'), formatDate(email.paid_at, locale, 'legal', email.time_zone)],
        [t('mail:receipt.price'), formatMoney(email.price, locale)],
        [t('mail:receipt.method'), t(`mail:method.${email.method}`)],
      ]
    case 'refund':
      return [
        [t('mail:receipt.number'), email.number],
        [t('mail:refund.price'), formatMoney(email.price, locale)],
        [t('mail:refund.credits'), formatNumber(email.credits, locale)],
      ]
    case 'withdrawal':
      return [
        [t('mail:receipt.number'), email.number],
        ...orderFacts(t, locale, email),
        [t('mail:withdrawal.declared_by'), email.name],
        [t('mail:withdrawal.declaration'), t('mail:withdrawal.declaration_text')],
        [
          t('mail:withdrawal.received'),
          formatDate(email.received_at, locale, 'legal', email.time_zone),
        ],
        [t('mail:withdrawal.price'), formatMoney(email.price, locale)],
        [t('mail:withdrawal.credits'), formatNumber(email.credits, locale)],
      ]
    case 'weekly_update':
      return (['messages', 'likes', 'people'] as const)
        .filter((what) => email[what] > 0)
        .map((what) => [t(`mail:weekly_update.${what}`), formatNumber(email[what], locale)])
    case 'complaint_upheld':
    case 'complaint_rejected':
      return [
        [t('mail:complaint.number'), email.number],
        [t('mail:complaint.reasons'), email.reasons],
      ]
    case 'banned':
      return [[t('mail:complaint.reasons'), email.reasons]]
    default:
      return []
  }
}

function orderFacts(
  t: Translate,
  locale: Locale,
  { order, time_zone }: Extract<Email, { kind: 'withdrawal' }>,
): EmailText['facts'] {
  if (!order) return []
  const { credits, ordered_at, price } = order
  const bought = t('checkout:content', { count: credits })
  return [
    [t('mail:withdrawal.package'), `${bought}, ${formatMoney(price, locale)}`],
    [t('mail:withdrawal.ordered'), formatDate(ordered_at, locale, 'legal', time_zone)],
  ]
}
