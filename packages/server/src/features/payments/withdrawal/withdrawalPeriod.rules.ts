import type { Brand } from '@bouquet/theme'
import { daysAfter } from '../../../platform/clock.ts'
import { countryTimeZone } from '../../../platform/countryTimeZone.ts'
import { endOfDate, localDay } from '../../../platform/localDay.rules.ts'

/** The terms of a brand. */
export interface WithdrawalTerms {
  /** At least 14 (Consumer Rights Directive, article 9). */
  readonly refundDays: number
  /** Time zone of the brand's country. */
  readonly timeZone: string
}

export function withdrawalTerms({ company, settings }: Brand): WithdrawalTerms {
  return {
    refundDays: settings.refund_days,
    timeZone: countryTimeZone(company.country),
  }
}

const dayMs = 86_400_000

/**
 * The last moment of the period: the day of the payment does not count, and the last day runs to midnight
 * in the brand's country. A Saturday or Sunday moves it to Monday (Regulation (EEC, Euratom) 1182/71,
 * article 3). Public holidays, which differ by country, are covered by {@link isWithdrawalOver}.
 */
export function withdrawalEnd(paid: Date, { refundDays, timeZone }: WithdrawalTerms): Date {
  const last = new Date(Date.parse(localDay(paid, timeZone)) + refundDays * dayMs)
  const toMonday = { 0: 1, 6: 2 }[last.getUTCDay()] ?? 0
  const date = daysAfter(last, toMonday).toISOString().slice(0, 10)
  return new Date(endOfDate(date, timeZone).getTime() - 1)
}

/** The longest run of days without a working day, as from Good Friday to Easter Monday. */
const holidayDays = 4

/**
 * Whether a withdrawal comes too late. The regulation moves a last day that is a public holiday to the next
 * working day. No calendar of holidays is kept here, so in the member's favour every period is
 * treated as if it ended before the longest holidays.
 */
export function isWithdrawalOver(paid: Date, terms: WithdrawalTerms, now: Date): boolean {
  return now > daysAfter(withdrawalEnd(paid, terms), holidayDays)
}
