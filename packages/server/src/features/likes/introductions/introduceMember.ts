import { eq } from 'drizzle-orm'
import { daysAfter } from '../../../platform/clock.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../../tables/index.ts'
import { lockMember } from '../../members/index.ts'
import { findCandidates, presentCards } from '../../profiles/index.ts'
import { insertIntroducedLike } from '../likes.store.ts'
import { filterByWantedAge } from '../matchFinder/findMatches.ts'
import {
  findRecentIntroduction,
  insertIntroduction,
  introductionConditions,
} from './introductions.store.ts'

/** Introductions per day in the name of one member. */
const maxIntroductionsEach = 10

/** Candidates that are checked for a match of ages in both directions. */
const candidateLimit = 30

/**
 * Introduces a member to the viewer, at most once a day: somebody who agreed to be introduced, or a labelled
 * fictional profile. It is no like of theirs. Returns the same member until the viewer opens it.
 * @returns null when there is no candidate, or today's introduction was opened
 */
export async function introduceMember(ctx: MemberCtx) {
  const member = await pickIntroduction(ctx)
  const [card] = member ? await presentCards(ctx, [member]) : []
  if (!card) return null
  const { main_image } = card
  return {
    ...card,
    main_image: main_image && { ...main_image, match: `${main_image.filename}/match` },
  }
}

async function pickIntroduction(ctx: MemberCtx): Promise<MemberRow | undefined> {
  const { brand, clock, db, viewer } = ctx
  if (viewer.profileStatus !== 'active') return
  return db.transaction(async (tx) => {
    await lockMember(tx, viewer.id)
    const inside = { ...ctx, db: tx }
    const now = clock.now()
    const since = daysAfter(now, -1)
    const recent = await findRecentIntroduction(tx, viewer.id, since)
    if (recent && !recent.isNew) return
    if (recent) return (await findCandidates(inside, [eq(members.id, recent.profile)], 1))[0]
    const circle = { member: viewer.id, withFictional: brand.settings.fictional_profiles, since }
    const people = await findCandidates(
      inside,
      introductionConditions({ ...circle, maxEach: maxIntroductionsEach }),
      candidateLimit,
    )
    const suitable = await filterByWantedAge(inside, people)
    const [chosen] = suitable.toSorted((a, b) => Number(a.fictional) - Number(b.fictional))
    if (!chosen) return
    const row = { member: viewer.id, profile: chosen.id, created: now }
    await insertIntroduction(tx, row)
    await insertIntroducedLike(tx, chosen.id, viewer.id, now)
    return chosen
  })
}
