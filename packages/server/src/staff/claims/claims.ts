import { type Claim, claimSeconds, type Page } from '@bouquet/contract/staff'
import { secondsAfter } from '../../platform/clock.ts'
import { presentPage } from '../../platform/database/readPage.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { StaffRow } from '../../tables/index.ts'
import { actorOf } from '../accounts/auditStaff.ts'
import { type ClaimRow, deleteClaim, listClaims, writeClaim } from './claims.store.ts'

interface Claiming {
  readonly item: string
  readonly person: StaffRow
}

/** Claims an item of a queue for a person, or renews their claim. @returns the claim of a colleague who was first */
export async function claimItem(
  { clock, db }: Pick<Services, 'clock' | 'db'>,
  { item, person }: Claiming,
): Promise<Claim> {
  const now = clock.now()
  const ends = secondsAfter(now, claimSeconds)
  const claim = await writeClaim(db, { item, staff: person.id, now, ends })
  return present(claim, actorOf(person))
}

/** Gives up a claim of this person; repeating it is no error. */
export async function releaseItem(
  { db }: Pick<Services, 'db'>,
  { item, person }: Claiming,
): Promise<void> {
  await deleteClaim(db, { item, staff: person.id })
}

const present = ({ staff, name, ends }: ClaimRow, actor: string): Claim => ({
  by: name,
  is_own: actorOf({ id: staff }) === actor,
  until: ends.toISOString(),
})

/** Presents a page of a queue, each item with the claim of whoever has it open. */
export async function presentQueue<Row, Item>(
  { actor, clock, db }: Pick<StaffContext, 'actor' | 'clock' | 'db'>,
  page: Page<Row>,
  { itemOf, present: presentRow }: { itemOf(row: Row): string; present(row: Row): Item },
) {
  const claims = await listClaims(db, page.items.map(itemOf), clock.now())
  const claimOf = new Map(claims.map((claim) => [claim.item, present(claim, actor)]))
  return presentPage(page, (row) => ({
    ...presentRow(row),
    claimed: claimOf.get(itemOf(row)) ?? null,
  }))
}
