import type { Locale } from '@bouquet/contract'
import { formatDate, formatMoney } from '@bouquet/i18n/format'
import type { Translate } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import type { Letter } from './letter.ts'

/** The words of a mail, before they are dressed. */
export interface Words {
  readonly subject: string
  readonly greeting: string
  readonly lead: string
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly action: string
  readonly link: string
  readonly after: string
}

export function writeLetter(t: Translate, brand: Brand, locale: Locale, letter: Letter): Words {
  const names = { brand: brand.name, name: letter.name }
  const common = { greeting: t('mail:greeting', names), link: letter.link, facts: [] }
  switch (letter.kind) {
    case 'confirm':
      return {
        ...common,
        subject: t('mail:confirm.subject', names),
        lead: t('mail:confirm.lead', names),
        action: t('mail:confirm.action'),
        after: t('mail:confirm.after', names),
      }
    case 'reset':
      return {
        ...common,
        subject: t('mail:reset.subject', names),
        lead: t('mail:reset.lead', names),
        action: t('mail:reset.action'),
        after: t('mail:reset.after', names),
      }
    case 'complaint':
    case 'complaint_upheld':
    case 'complaint_rejected':
      return { ...common, subject: t(`mail:${letter.kind}.subject`, {number: letter.number}), lead: t(`mail:${letter.kind}.lead`), action: t(`mail:${letter.kind}.action`), after: t(`mail:${letter.kind}.after`), facts: 'reasons' in letter ? [[t('mail:complaint.reasons'), letter.reasons]] : [] }
    case 'refund':
      return {
        ...common,
        subject: t('mail:refund.subject', names),
        lead: t('mail:refund.lead', names),
        facts: [
          [t('mail:receipt.number'), letter.number],
          [t('mail:refund.price'), formatMoney(letter.price, locale)],
          [t('mail:refund.credits'), String(letter.credits)],
        ],
        action: t('mail:refund.action'),
        after: t('mail:refund.after', { email: brand.company.support_email }),
      }
    case 'receipt':
      return {
        ...common,
        subject: t('mail:receipt.subject', names),
        lead: t('mail:receipt.lead', { ...names, count: letter.credits }),
        facts: [
          [t('mail:receipt.number'), letter.number],
          [t('mail:receipt.date'), formatDate(letter.paid_at, locale)],
          [t('mail:receipt.price'), formatMoney(letter.price, locale)],
          [t('mail:receipt.method'), t(`mail:method.${letter.method}`)],
        ],
        action: t('mail:receipt.action'),
        after: t('mail:receipt.after', { email: brand.company.support_email }),
      }
  }
}
