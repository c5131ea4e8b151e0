import { randomInt } from 'node:crypto'
import { localeSchema } from '@bouquet/contract/schemas'
import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import { html } from 'hono/html'
import { z } from 'zod'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { isSameSecret } from '../../../platform/secrets.ts'
import { countAttempt } from '../../../platform/throttle/throttle.ts'
import { mailbox } from '../../../tables/index.ts'
import type { PaymentRow } from '../payments.store.ts'
import { fingerprint } from './mandate.ts'

const codeMinutes = 10
const sendsPerDay = 5
const daySeconds = 86_400

/** Wrong attempts until a code is invalid. */
export const maxCodeAttempts = 5

const hashCode = (secret: string, payment: string, code: string): string =>
  fingerprint(secret, `code ${payment} ${code}`)

/** Creates a code of six digits; `kept` is what to store. */
export function createSmsCode({ clock, secret }: MemberCtx, payment: PaymentRow) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeEnds = secondsAfter(clock.now(), codeMinutes * 60)
  return { code, stored: { codeHash: hashCode(secret, payment.id, code), codeEnds } }
}

export function isCorrectCode(
  secret: string,
  payment: string,
  typed: string,
  hash: string,
): boolean {
  return isSameSecret(hashCode(secret, payment, typed.replaceAll(/\s/g, '')), hash)
}

/**
 * Counts a text message against the limits of the member and of the phone number, before it is
 * sent.
 * @throws DomainError sms_limit
 */
export async function limitSms({ brand, clock, db, viewer }: MemberCtx, phone: string) {
  for (const key of [`sms:${viewer.id}`, `sms:${brand.id}:${phone}`]) {
    const { count } = await countAttempt(db, key, daySeconds, clock.now())
    if (count > sendsPerDay) throw refuse('sms_limit')
  }
}

export function sendSmsCode(
  tx: Db,
  { brand, jobs, locale }: MemberCtx,
  { payment, phone, code }: { payment: PaymentRow; phone: string; code: string },
): Promise<void> {
  return jobs.send(tx, smsJob, {
    brand: brand.id,
    to: phone,
    locale,
    text: translator(locale)('mail:sms_code', {
      brand: brand.name,
      code,
      price: formatMoney({ amount: payment.amount, currency: payment.currency }, locale),
      minutes: codeMinutes,
    }),
  })
}

const smsSchema = z.object({
  brand: z.string(),
  to: z.string(),
  locale: localeSchema,
  text: z.string(),
})
type Sms = z.output<typeof smsSchema>

/** Sends a text message after the transaction commits. */
export const smsJob = jobKind('sms', smsSchema)

/** Sends a text message; an SMS provider would implement this type. */
type SendSms = (sms: Sms) => Promise<void>

/** Shows text messages in the mailbox page; none leaves the machine. */
export function smsToMailbox({ db, clock }: Pick<Services, 'db' | 'clock'>): SendSms {
  return async ({ brand, to, locale, text }) => {
    await db.insert(mailbox).values({
      id: newId(),
      brand,
      locale,
      recipient: to,
      subject: text,
      html: html`<p>${text}</p>`.toString(),
      text,
      created: clock.now(),
    })
  }
}
