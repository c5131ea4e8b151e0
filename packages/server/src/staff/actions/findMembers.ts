import type { ResponseOf } from '@bouquet/contract'
import { foundAccountsAtMost, type staffActions } from '@bouquet/contract/staff'
import { z } from 'zod'
import { findMember, searchAccounts } from '../../features/members/index.ts'
import { findPurchaseOnAnyBrand } from '../../features/payments/index.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { StaffContext } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'

type FindMembers = (typeof staffActions)['find-members']
type FoundBy = ResponseOf<FindMembers>['found_by']

/** An order number in any case, with spaces or hyphens; names are looked for as well. */
const looksLikeOrderNumber = /^(?=.*\d)[\p{L}\d](?:[\s-]?[\p{L}\d]){8}$/u

/**
 * Finds accounts by whatever somebody writes to support. The audit log gets an entry for each account that is shown,
 * or one without a subject; the words of the look-up, which may be an address, are not stored.
 */
export function findMembers(
  { actor, brands, clock, db }: StaffContext,
  { brand, search, reason }: z.output<FindMembers['input']>,
): Promise<ResponseOf<FindMembers>> {
  return db.transaction(async (tx) => {
    const searched = brand === undefined ? brands.all().map(({ id }) => id) : [brand]
    const { foundBy, rows } = await findAccounts(tx, searched, search)
    const shown = rows.slice(0, foundAccountsAtMost)
    const now = clock.now()
    const noted = shown.map((row) => ({ brand: row.brand, subject: `member:${row.id}` }))
    for (const about of noted.length > 0 ? noted : [{ brand: brand ?? '', subject: 'nobody' }]) {
      await writeAudit(tx, { ...about, actor, act: 'account.find', reason, now })
    }
    return {
      found_by: foundBy,
      accounts: shown.map(presentFound),
      has_more: rows.length > shown.length,
    }
  })
}

interface Found {
  readonly foundBy: FoundBy
  readonly rows: readonly MemberRow[]
}

async function findAccounts(tx: Db, brands: readonly string[], search: string): Promise<Found> {
  const within = (row: MemberRow | undefined) => (row && brands.includes(row.brand) ? [row] : [])
  const limit = foundAccountsAtMost + 1
  if (search.includes('@')) {
    const found = await searchAccounts(tx, { brands, of: 'email', value: search, limit })
    return { foundBy: 'email', rows: found }
  }
  const isId = z.uuid().safeParse(search).success
  const member = isId ? within(await findMember(tx, search)) : []
  if (member.length > 0) return { foundBy: 'id', rows: member }
  if (isId || looksLikeOrderNumber.test(search)) {
    const owner = (await findPurchaseOnAnyBrand(tx, search))?.member
    const buyer = owner ? within(await findMember(tx, owner)) : []
    if (buyer.length > 0 || isId) return { foundBy: 'payment', rows: buyer }
  }
  const found = await searchAccounts(tx, { brands, of: 'name', value: search, limit })
  return { foundBy: 'name', rows: found }
}

const presentFound = ({ id, brand, name, email, status, signupDate, lastSeen }: MemberRow) => ({
  id,
  brand,
  name,
  email,
  status,
  signup_date: signupDate.toISOString(),
  last_seen: lastSeen?.toISOString() ?? null,
})
