import type { Ctx } from '../../platform/http/Ctx.ts'
import { findMemberByEmail, findUsableLink } from '../members/index.ts'

/** Id of the account with an address, for the security log. */
export const accountAt = async ({ brand, db }: Ctx, email: string): Promise<string | undefined> =>
  (await findMemberByEmail(db, brand.id, email))?.id

/** Id of the account of a mailed link that can still be used, for the security log. */
export const accountOfLink = async (
  { clock, db }: Ctx,
  token: string,
  purpose: Parameters<typeof findUsableLink>[2],
): Promise<string | undefined> => (await findUsableLink(db, token, purpose, clock.now()))?.member
