import type { Locale } from '@bouquet/contract'
import { formatDate, formatMoney, formatNumber } from '@bouquet/i18n/format'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Email } from './email.ts'

/** The words of a mail, before they are dressed. */
export interface EmailText {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  /** What must be known besides, such as that a sender is fictional. */
  readonly note?: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly action: string
  readonly link: string
  readonly after: string
}

/** Writes a letter; each has a subject, a lead, one button and a closing line under its kind in `mail`. */
export function writeEmail(t: Translate, brand: Brand, locale: Locale, letter: Email): EmailText {
  const { kind, name, link } = letter
  const values = {
    brand: brand.name,
    email: brand.company.support_email,
    from: 'from' in letter ? nameOf(t, letter) : '',
    count: countOf(letter),
    date: dateOf(letter, locale),
    number: 'number' in letter ? letter.number : '',
  }
  return {
    greeting: name ? t('mail:greeting', { name }) : t('mail:greeting_plain'),
    subject: t(`mail:${kind}.subject`, values),
    lead: t(`mail:${kind}.lead`, values),
    action: t(`mail:${kind}.action`),
    after: t(`mail:${kind}.after`, values),
    link,
    facts: factsOf(t, locale, letter),
    ...('fictional' in letter && letter.fictional && { note: t('attributes:fictional.warning') }),
  }
}

/** The mark of the drawing that pages show, as a letter, since mails and push messages load nothing. */
const mask = '🎭'

/** A person who does not exist is called that, and marked, wherever the name stands. */
export const nameOf = (t: Translate, { from, fictional }: { from: string; fictional: boolean }) =>
  fictional ? `${from} (${mask} ${t('attributes:fictional.singular')})` : from

function countOf(letter: Email): number {
  if (letter.kind === 'receipt') return letter.credits
  return letter.kind === 'unread_reminder' ? letter.count : 0
}

function dateOf(letter: Email, locale: Locale): string {
  if (letter.kind === 'deletion') return formatDate(letter.erased_after, locale, 'long')
  return letter.kind === 'data_export' ? formatDate(letter.ends, locale, 'long') : ''
}

function factsOf(t: Translate, locale: Locale, letter: Email): EmailText['facts'] {
  switch (letter.kind) {
    case 'receipt':
      return [
        [t('mail:receipt.number'), letter.number],
        [t('mail:receipt.date'), formatDate(letter.paid_at, locale)],
        [t('mail:receipt.price'), formatMoney(letter.price, locale)],
        [t('mail:receipt.method'), t(`mail:method.${letter.method}`)],
      ]
    case 'refund':
      return [
        [t('mail:receipt.number'), letter.number],
        [t('mail:refund.price'), formatMoney(letter.price, locale)],
        [t('mail:refund.credits'), formatNumber(letter.credits, locale)],
      ]
    case 'weekly_update':
      return (['messages', 'likes', 'people'] as const)
        .filter((what) => letter[what] > 0)
        .map((what) => [t(`mail:weekly_update.${what}`), formatNumber(letter[what], locale)])
    case 'complaint_upheld':
    case 'complaint_rejected':
      return [
        [t('mail:complaint.number'), letter.number],
        [t('mail:complaint.reasons'), letter.reasons],
      ]
    default:
      return []
  }
}
