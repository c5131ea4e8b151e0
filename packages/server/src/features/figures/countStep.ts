import type { MemberStep } from '@bouquet/contract/staff'
import type { Db } from '../../platform/database/Database.ts'
import type { MemberRow } from '../../tables/index.ts'
import { cohortOf } from './cohorts.rules.ts'
import { addCohort } from './cohorts.store.ts'
import { addFigures, findOrigin, markStep } from './figures.store.ts'
import { dayOf, originOf, unknownOrigin } from './origin.rules.ts'

type SignedUp = Pick<MemberRow, 'brand' | 'language' | 'signupDate' | 'tracking'>

/** Counts a signup on its day and in its week. */
export async function countSignup(tx: Db, member: SignedUp): Promise<void> {
  await addFigures(tx, [atSignup(member, 'signups')])
  await addCohort(tx, cohortOf(member, 'signups', member.signupDate))
}

/**
 * Counts a step the first time that a member takes it. The daily figures count it on the day of the signup, so that
 * they say how far the members who signed up on a day have come. The weekly ones count it in the week after the
 * signup in which it was taken.
 */
export async function countStep(
  tx: Db,
  member: string,
  { step, now }: { readonly step: MemberStep; readonly now: Date },
): Promise<void> {
  const marked = await markStep(tx, member, step)
  if (!marked) return
  await addFigures(tx, [atSignup(marked, step)])
  if (marked.countedSteps.includes('signups')) await addCohort(tx, cohortOf(marked, step, now))
}

const atSignup = (member: SignedUp, step: MemberStep | 'signups') => ({
  ...originOf(member),
  brand: member.brand,
  day: dayOf(member.signupDate),
  step,
  count: 1,
})

interface Moved {
  readonly brand: string
  /** Null for an erased member. */
  readonly member: string | null
  /** In the minor unit of the currency. */
  readonly amount: number
  readonly currency: string
}

/** Counts a completed purchase on its day, and whether it is the member's first. */
export async function countPurchase(
  tx: Db,
  purchase: Moved & { readonly member: string },
  now: Date,
): Promise<void> {
  await countStep(tx, purchase.member, { step: 'bought', now })
  await countMoney(tx, 'purchases', purchase, now)
}

/** Counts money that was paid back, on the day of that. */
export function countRefund(tx: Db, refund: Moved, settled: Date): Promise<void> {
  return countMoney(tx, 'refunds', refund, settled)
}

/** Takes a refund back that has failed after all, on the day on which it was counted. */
export function uncountRefund(tx: Db, refund: Moved, settled: Date): Promise<void> {
  return countMoney(tx, 'refunds', { ...refund, amount: -refund.amount }, settled, -1)
}

async function countMoney(
  tx: Db,
  step: 'purchases' | 'refunds',
  { brand, member, amount, currency }: Moved,
  now: Date,
  count = 1,
): Promise<void> {
  const found = member === null ? undefined : await findOrigin(tx, member)
  const origin = found ? originOf(found) : unknownOrigin
  await addFigures(tx, [{ ...origin, brand, day: dayOf(now), step, currency, count, amount }])
}
