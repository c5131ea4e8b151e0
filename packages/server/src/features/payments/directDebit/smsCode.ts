import { randomInt } from 'node:crypto'
import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { isSameSecret } from '../../../platform/isSameSecret.ts'
import { countAttempt } from '../../../platform/throttle/throttle.ts'
import type { PaymentRow } from '../payments.store.ts'
import { fingerprint } from './mandate.ts'
import { smsJob } from './sms.ts'

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

export const sendSmsCode = (
  tx: Db,
  { brand, jobs, locale }: MemberCtx,
  { payment, phone, code }: { payment: PaymentRow; phone: string; code: string },
): Promise<void> =>
  jobs.send(tx, smsJob, {
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
