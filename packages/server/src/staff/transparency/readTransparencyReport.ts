import type { ResponseOf } from '@bouquet/contract'
import type { staffActions } from '@bouquet/contract/staff'
import type { z } from 'zod'
import { daysAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/Services.ts'
import {
  countActions,
  countAppeals,
  countDecided,
  countHeld,
  countReceived,
  type Period,
} from './transparency.store.ts'

type Report = (typeof staffActions)['transparency-report']

const acts = {
  photos_rejected: 'photo.reject',
  messages_withheld: 'message.kept',
  accounts_banned: 'member.ban',
  bans_lifted: 'member.lift-ban',
} as const

/** What the product knows for the report that article 15 of the Digital Services Act asks for. */
export async function readTransparencyReport(
  { db }: Pick<Services, 'db'>,
  { brand, from, to }: z.output<Report['input']>,
): Promise<ResponseOf<Report>> {
  const period: Period = { brand, since: new Date(from), until: daysAfter(new Date(to), 1) }
  const [reasons, decided, appeals, countOf, held] = await Promise.all([
    countReceived(db, period),
    countDecided(db, period),
    countAppeals(db, period),
    countActions(db, Object.values(acts), period),
    countHeld(db, period),
  ])
  const { upheld, rejected, median } = decided
  const { median: appealMedian, ...outcomes } = appeals
  const { held: messages_held, ...reviewed } = held
  return {
    from,
    to,
    brand: brand ?? null,
    notices: {
      received: reasons.reduce((sum, { received }) => sum + received, 0),
      by_reason: reasons,
      upheld,
      rejected,
      median_hours: rounded(median),
    },
    complaints: { ...outcomes, median_hours: rounded(appealMedian) },
    restrictions: {
      photos_rejected: countOf(acts.photos_rejected),
      messages_withheld: countOf(acts.messages_withheld),
      accounts_banned: countOf(acts.accounts_banned),
      bans_lifted: countOf(acts.bans_lifted),
    },
    automated: { messages_held, ...reviewed },
  }
}

/** To a tenth of an hour. */
const rounded = (hours: number | null) => (hours === null ? null : Math.round(hours * 10) / 10)
