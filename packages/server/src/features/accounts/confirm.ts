import type { Ctx } from '../../platform/http/Ctx.ts'
import { findLink, findMember } from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'

/**
 * Follows a confirmation link. Following it again is no error, since mail programs look at links first.
 * @returns whether the account is confirmed now
 */
export async function confirmAddressByLink(ctx: Ctx, token: string): Promise<boolean> {
  const { db, clock, brand } = ctx
  const now = clock.now()
  return db.transaction(async (tx) => {
    const link = await findLink(tx, token, 'confirm')
    const member = link && (await findMember(tx, link.member))
    if (!member || member.brand !== brand.id || member.email !== link.email) return false
    if (member.confirmedAt) return true
    if (link.ends <= now) return false
    await confirmAddress(tx, ctx, member)
    return true
  })
}
