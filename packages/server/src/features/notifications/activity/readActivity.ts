import { activityLimit, caseNumber } from '@bouquet/contract'
import { inArray } from 'drizzle-orm'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { complaints } from '../../../tables/index.ts'
import { isShared, updateMember } from '../../members/index.ts'
import { presentCards, readCardRows, readUser } from '../../profiles/index.ts'
import { type ActivityRow, listActivity } from './activity.store.ts'

/** What happened to the viewer, the latest first, read from the rows themselves: what was undone is not listed. */
export async function readActivity(ctx: MemberCtx) {
  const { brand, db, viewer } = ctx
  const rows = await listActivity(db, { member: viewer.id, brand: brand.id, limit: activityLimit })
  const subjectOf = await readSubjects(ctx, rows)
  return rows.flatMap((row) => {
    const subject = subjectOf(row)
    if (subject === undefined) return []
    const is_new = row.waiting && row.at > viewer.activitySeen
    return [{ ...subject, at: row.at.toISOString(), is_new }]
  })
}

/** @returns what an entry is about; undefined when it is gone meanwhile */
async function readSubjects(ctx: MemberCtx, rows: readonly ActivityRow[]) {
  const idsOf = (...kinds: readonly ActivityRow['kind'][]) => [
    ...new Set(rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)),
  ]
  const people = await readCardRows(ctx.db, idsOf('like', 'introduction', 'match', 'message'))
  const inReach = await Promise.all(
    people.map((person) => person.brand === ctx.brand.id || isShared(ctx, person)),
  )
  const cards = await presentCards(
    ctx,
    people.filter((_, index) => inReach[index]),
  )
  const { profile } = await readUser(ctx, ctx.viewer.id)
  const cases = await ctx.db
    .select()
    .from(complaints)
    .where(inArray(complaints.id, idsOf('case')))
  return ({ kind, id }: ActivityRow) => {
    switch (kind) {
      case 'photo': {
        const photo = profile.photos.find((own) => own.id === id)
        return photo && { kind, photo }
      }
      case 'case': {
        const found = cases.find((own) => own.id === id)
        return found && { kind, number: caseNumber(found) }
      }
      default: {
        const person = cards.find((card) => card.id === id)
        return person && { kind, person }
      }
    }
  }
}

/** Everything until then counts as seen; an earlier moment changes nothing. */
export async function markActivitySeen(
  { clock, db, viewer }: MemberCtx,
  until: Date,
): Promise<void> {
  const seen = until > clock.now() ? clock.now() : until
  if (seen > viewer.activitySeen) await updateMember(db, viewer.id, { activitySeen: seen })
}
