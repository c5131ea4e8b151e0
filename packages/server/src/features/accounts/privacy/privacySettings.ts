import type { Choices, ChoicesUpdate, Consent } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { PrivacyChoicesRow } from '../../../tables/index.ts'
import {
  type ConsentChoice,
  listConsents,
  lockMember,
  readChoices,
  saveChoices,
  saveDecision,
} from '../../members/index.ts'

/** Records that a consent is given or withdrawn. Withdrawing deletes the data that depended on it at once. */
export function decideConsent(ctx: MemberCtx, choice: ConsentChoice): Promise<void> {
  return ctx.db.transaction((tx) => saveDecision(tx, ctx, choice))
}

/** The viewer's consent decisions, the latest first. */
export async function readConsents({ brands, db, viewer }: MemberCtx): Promise<Consent[]> {
  const rows = await listConsents(db, viewer.id)
  return rows.map(({ kind, given, version, decided, brand }) => ({
    kind,
    given,
    ...(brand !== null && { brand: brands.byId(brand)?.name ?? brand }),
    version: version.toISOString(),
    decided: decided.toISOString(),
  }))
}

/** Updates the viewer's choices; missing fields stay. A consent already given keeps its time. */
export async function updateChoices(
  { clock, db, viewer }: MemberCtx,
  change: ChoicesUpdate,
): Promise<Choices> {
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await readChoices(tx, viewer.id)
    const time = clock.now()
    const next = {
      introducedSince: consentAfter(now.introducedSince, change.introduced, time),
      shownOnLandingSince: consentAfter(now.shownOnLandingSince, change.shown_on_landing, time),
      showsRead: change.shows_read ?? now.showsRead,
      showsTyping: change.shows_typing ?? now.showsTyping,
      showsGifts: change.shows_gifts ?? now.showsGifts,
    }
    await saveChoices(tx, viewer.id, next)
    return presentChoices({ ...now, ...next })
  })
}

function consentAfter(since: Date | null, wanted: boolean | undefined, now: Date): Date | null {
  if (wanted === undefined) return since
  return wanted ? (since ?? now) : null
}

export function presentChoices(row: PrivacyChoicesRow): Choices {
  return {
    introduced: row.introducedSince !== null,
    introduced_since: row.introducedSince?.toISOString() ?? null,
    shown_on_landing: row.shownOnLandingSince !== null,
    shown_on_landing_since: row.shownOnLandingSince?.toISOString() ?? null,
    shows_read: row.showsRead,
    shows_typing: row.showsTyping,
    shows_gifts: row.showsGifts,
  }
}
