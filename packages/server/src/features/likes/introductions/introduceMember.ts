import { eq } from 'drizzle-orm'
import { daysAfter } from '../../../platform/clock.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { type MemberRow, members } from '../../../tables/index.ts'
import { lockMember } from '../../members/index.ts'
import { findCandidates, presentCards } from '../../profiles/index.ts'
import { insertLike } from '../likes.store.ts'
import { filterByWantedAge } from '../matchFinder/filterByWantedAge.ts'
import {
  findRecentIntroduction,
  insertIntroduction,
  introductionConditions,
} from './introductions.store.ts'

/** How many likes a day are given in the name of one person. */
const maxIntroductionsEach = 10

/** Candidates that are looked at for one who suits both ways. */
const candidateLimit = 30

/**
 * Introduces somebody to the viewer, at most one in a day: a like is given in the name of a person who
 * chose to be introduced, or of a labelled fictional one. Asked again, the same one is told until opened.
 * @returns null when there is nobody, or the one of today was opened
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
    await insertLike(tx, chosen.id, viewer.id, now)
    return chosen
  })
}
