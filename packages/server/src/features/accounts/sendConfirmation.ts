import { streams } from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import type { MemberRow } from '../../tables/index.ts'
import { insertLink } from './mailLinks.store.ts'

const lastsSeconds = 7 * 86_400

/** Mails the link that confirms a member's address. Earlier links keep working. */
export async function sendConfirmation(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const { id, email, name, language } = member
  const now = ctx.clock.now()
  const token = await insertLink(tx, { member: id, email, purpose: 'confirm', now, lastsSeconds })
  const link = `${ctx.visit.origin}${streams.activate}?token=${token}`
  await ctx.mail.send(tx, {
    brand: ctx.brand.id,
    to: email,
    locale: language,
    letter: { kind: 'confirm', name, link },
  })
}
