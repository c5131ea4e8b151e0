import type { Db } from '../../platform/database/Database.ts'
import { isTaken } from '../../platform/database/isTaken.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import type { MemberRow } from '../../tables/index.ts'
import { consumeLink, deleteLinks, findMember, updateMember } from '../members/index.ts'
import { confirmAddress } from './confirmAddress.ts'
import { refuseClosedAccount } from './login.ts'

/**
 * Changes the email address by a mailed link, which also verifies it, and notifies the old address. Links sent
 * to the old address stop working.
 * @returns the new address
 * @throws DomainError link_invalid, email_taken if another account took it meanwhile, account_deleted
 */
export async function changeMail(ctx: Ctx, token: string): Promise<string> {
  const { brand, db, clock } = ctx
  const change = db.transaction(async (tx) => {
    const link = await consumeLink(tx, token, 'change_email', clock.now())
    const member = link && (await findMember(tx, link.member))
    if (!member || member.brand !== brand.id) throw refuse('link_invalid')
    refuseClosedAccount(member)
    await updateMember(tx, member.id, { email: link.email })
    await deleteLinks(tx, member.id, 'reset')
    await deleteLinks(tx, member.id, 'confirm')
    if (member.confirmedAt) await notifyOldAddress(tx, ctx, member)
    await confirmAddress(tx, ctx, member)
    await ctx.bus.publish(tx, { brand: brand.id, member: member.id }, { type: 'user' })
    return link.email
  })
  return change.catch((thrown: unknown) => {
    throw isTaken(thrown) ? refuse('email_taken', { field: 'email' }) : thrown
  })
}

/** Not sent to an address that was never confirmed, since it may be a stranger's. */
const notifyOldAddress = (
  tx: Db,
  { brand, config, mail }: Ctx,
  { email, name, language }: MemberRow,
) =>
  mail.send(tx, {
    brand: brand.id,
    to: email,
    locale: language,
    email: { kind: 'email_changed', name, link: `${originOf(config, brand)}/pages/service` },
  })
