import { streams } from '@bouquet/contract'
import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { originOf } from '../../platform/tenant/originOf.ts'
import type { MemberRow } from '../../tables/index.ts'
import { insertLink } from '../members/index.ts'

const lifetimeSeconds = 7 * 86_400

/** Creates a link that confirms a member's email address. Earlier links keep working. */
export async function createConfirmationLink(
  tx: Db,
  { id: member, email }: Pick<MemberRow, 'id' | 'email'>,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<string> {
  const token = await insertLink(tx, {
    member,
    email,
    purpose: 'confirm',
    now,
    lifetimeSeconds,
  })
  return `${origin}${streams.activate}?token=${token}`
}

/** Sends the link that confirms a member's address. */
export async function sendConfirmationEmail(tx: Db, ctx: Ctx, member: MemberRow): Promise<void> {
  const { email, name, language } = member
  const now = ctx.clock.now()
  const origin = originOf(ctx.config, ctx.brand)
  const link = await createConfirmationLink(tx, member, { origin, now })
  await ctx.mail.send(tx, {
    brand: ctx.brand.id,
    to: email,
    locale: language,
    email: { kind: 'confirm', name, link },
  })
}
