import type { MatchPreferences, matchFinderSchema } from '@bouquet/contract'
import type { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { MatchAnswersRow, MemberRow } from '../../../tables/index.ts'
import { ageAt, requireSensitiveConsent } from '../../members/index.ts'
import { distanceKm, loadTowns, type Point } from '../../places/index.ts'
import {
  filterConditions,
  findCandidates,
  type PlacedQuery,
  presentCards,
  shownAttributes,
  showsField,
} from '../../profiles/index.ts'
import { offeredInterests } from '../../settings/index.ts'
import {
  findMatchPreferences,
  findOwnMatchPreferences,
  saveMatchPreferences,
} from './matchFinder.store.ts'
import { isOutsideWantedAges, type MatchSide, rankMatch } from './rankMatch.rules.ts'

/** Members that are compared, and the best of them that are returned. */
const comparedLimit = 300
const shownLimit = 24

/** @throws DomainError invalid_input for an interest that the brand does not offer, sensitive_consent_needed */
export async function answerMatchFinder(ctx: MemberCtx, answers: MatchPreferences): Promise<void> {
  const { brand, clock, db, viewer } = ctx
  const offered = offeredInterests(brand.niche)
  if (answers.interests.some((interest) => !offered.includes(interest))) {
    throw refuse('invalid_input', { field: 'interests' })
  }
  await db.transaction(async (tx) => {
    await requireSensitiveConsent(tx, {
      member: viewer.id,
      attributes: { interests: answers.interests },
    })
    await saveMatchPreferences(tx, {
      member: viewer.id,
      minAge: answers.min_age,
      maxAge: answers.max_age,
      near: answers.near,
      interests: answers.interests,
      updated: clock.now(),
    })
  })
}

/** The best matches for the viewer, with reasons; none before the questions are answered. */
export async function findMatches(ctx: MemberCtx): Promise<z.input<typeof matchFinderSchema>> {
  const { clock, db, viewer } = ctx
  const mine = await findOwnMatchPreferences(db, viewer.id)
  if (!mine) return { preferences: null, matches: [] }
  const conditions = filterConditions(searchQueryOf(viewer, mine), clock.now())
  const people = await filterByWantedAge(ctx, await findCandidates(ctx, conditions, comparedLimit))
  const preferences = await findMatchPreferences(
    db,
    people.map(({ id }) => id),
  )
  const towns = await loadTowns()
  const place = ({ country, city }: MatchSide) => (city ? towns.find(country, city) : null)
  const me = { ...matchSideOf(ctx, viewer, mine), preferred: mine.interests }
  const home = place(me)
  const ranked = people
    .map((member) => {
      const other = matchSideOf(ctx, member, preferences.get(member.id))
      return { member, ...rankMatch({ me, other, km: distanceBetween(home, place(other)) }) }
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, shownLimit)
  const cards = await presentCards(
    ctx,
    ranked.map(({ member }) => member),
  )
  return {
    preferences: {
      min_age: mine.minAge,
      max_age: mine.maxAge,
      near: mine.near,
      interests: mine.interests,
    },
    matches: ranked.flatMap(({ reasons }, at) => {
      const profile = cards[at]
      return profile ? [{ profile, reasons }] : []
    }),
  }
}

const distanceBetween = (one: Point | null, other: Point | null) =>
  one && other ? distanceKm(one, other) : null

/**
 * Search by the wanted ages and distance. Without a town or region of the viewer, the next larger
 * area is searched.
 */
function searchQueryOf(viewer: MemberRow, { minAge, maxAge, near }: MatchAnswersRow): PlacedQuery {
  const narrow = near === 'city' || near === 'region'
  return {
    page: 1,
    min_age: minAge,
    max_age: maxAge,
    country: near === 'anywhere' ? undefined : viewer.country,
    countryregion: narrow ? (viewer.region ?? undefined) : undefined,
    city: near === 'city' ? (viewer.city ?? undefined) : undefined,
  }
}

/** What the viewer may know of a member; of themselves, everything. */
function matchSideOf(
  { brand, clock, viewer }: MemberCtx,
  member: MemberRow,
  preferences: MatchAnswersRow | undefined,
): MatchSide {
  const isMe = member.id === viewer.id
  const { settings } = brand
  const shows = (field: 'region' | 'city') => isMe || showsField(settings, field)
  return {
    age: ageAt(member.dateOfBirth, clock.now()),
    country: member.country,
    region: shows('region') ? member.region : null,
    city: shows('city') ? member.city : null,
    interests: (isMe ? member.attributes : shownAttributes(settings, 'member', member.attributes))
      .interests,
    preferences,
  }
}

/**
 * Keeps the members whose age the viewer wants and who want the viewer's age; a member without a
 * preference wants every age.
 */
export async function filterByWantedAge(
  { clock, db, viewer }: MemberCtx,
  people: readonly MemberRow[],
): Promise<MemberRow[]> {
  const now = clock.now()
  const preferences = await findMatchPreferences(db, [viewer.id, ...people.map(({ id }) => id)])
  const age = ageAt(viewer.dateOfBirth, now)
  return people.filter(
    ({ id, dateOfBirth }) =>
      !isOutsideWantedAges(age, preferences.get(id)) &&
      !isOutsideWantedAges(ageAt(dateOfBirth, now), preferences.get(viewer.id)),
  )
}
