import type { Db } from '../../../platform/database/Database.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { originOf } from '../../../platform/tenant/originOf.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { insertLink } from '../../members/index.ts'

type Recipient = Pick<MemberRow, 'id' | 'email' | 'name' | 'language'>

/** Sends the link that restores an account until it is erased. */
export async function sendDeletionEmail(
  tx: Db,
  { brand, clock, config, mail }: Ctx,
  {
    recipient: { id: member, email, name, language },
    eraseAfter,
  }: { readonly recipient: Recipient; readonly eraseAfter: Date },
): Promise<void> {
  const now = clock.now()
  const token = await insertLink(tx, {
    member,
    email,
    purpose: 'reactivate',
    now,
    lifetimeSeconds: Math.floor((eraseAfter.getTime() - now.getTime()) / 1_000),
  })
  await mail.send(tx, {
    brand: brand.id,
    to: email,
    locale: language,
    email: {
      kind: 'deletion',
      name,
      link: `${originOf(config, brand)}/account-deleted?token=${token}`,
      erased_after: eraseAfter.toISOString(),
    },
  })
}
