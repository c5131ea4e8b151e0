import type { Choices, ChoicesUpdate } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { PrivacyChoicesRow } from '../../../tables/index.ts'
import { lockMember, readChoices, saveChoices } from '../../members/index.ts'

/** Updates the viewer's choices; missing fields stay. A consent already given keeps its time. */
export async function updateChoices(
  { clock, db, viewer }: MemberCtx,
  change: ChoicesUpdate,
): Promise<Choices> {
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const now = await readChoices(tx, viewer.id)
    const next = {
      introducedSince: consentAfter(now.introducedSince, change.introduced, clock.now()),
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

export const presentChoices = (row: PrivacyChoicesRow): Choices => ({
  introduced: row.introducedSince !== null,
  introduced_since: row.introducedSince?.toISOString() ?? null,
  shows_read: row.showsRead,
  shows_typing: row.showsTyping,
  shows_gifts: row.showsGifts,
})
