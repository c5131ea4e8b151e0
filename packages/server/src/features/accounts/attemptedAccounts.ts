import type { Ctx } from '../../platform/http/Ctx.ts'
import { findMemberByEmail, findUsableLink } from '../members/index.ts'

/** Id of the account with an address, for the security log. */
export async function accountAt({ brand, db }: Ctx, email: string): Promise<string | undefined> {
  return (await findMemberByEmail(db, brand.id, email))?.id
}

/** Id of the account of a mailed link that can still be used, for the security log. */
export async function accountOfLink(
  { clock, db }: Ctx,
  token: string,
  purpose: Parameters<typeof findUsableLink>[2],
): Promise<string | undefined> {
  return (await findUsableLink(db, token, purpose, clock.now()))?.member
}
