import { countryTimeZone } from '../../platform/countryTimeZone.ts'
import type { MemberRow } from '../../tables/index.ts'

/** The time zone in which a member is told times: that of their browser, else the main one of their country. */
export function memberTimeZone({
  timeZone,
  country,
}: Pick<MemberRow, 'timeZone' | 'country'>): string {
  return timeZone ?? countryTimeZone(country)
}
