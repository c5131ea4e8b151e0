import type { Db } from '../../platform/database/Database.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { mailedLink } from '../../platform/mail/mailedLink.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { countAttempt } from '../../platform/throttle/throttle.ts'
import type { MemberRow } from '../../tables/index.ts'
import { sendConfirmationEmail } from './confirmAddress.ts'
import { sendDeletionEmail } from './deletion/deleteAccount.ts'
import { findDeletion } from './deletion/deletions.store.ts'

const mailsPerDay = 3
const daySeconds = 86_400

/**
 * Tells the holder of an address by mail that somebody wants to use it: on a discreet brand the response to the request
 * does not. Nothing is sent to somebody who is banned.
 */
export async function tellHolder(ctx: Ctx, holder: MemberRow): Promise<void> {
  const { clock, db } = ctx
  const key = `holder-told:${holder.id}`
  const { count } = await countAttempt(db, key, daySeconds, clock.now())
  if (count <= mailsPerDay) await db.transaction((tx) => tell[holder.status](tx, ctx, holder))
}

type Tell = (tx: Db, ctx: Ctx, holder: MemberRow) => Promise<void>

const tell: Readonly<Record<MemberRow['status'], Tell>> = {
  not_confirmed: sendConfirmationEmail,
  active: (tx, { brand, config, mail }, { email, name, language }) =>
    mail.send(tx, {
      brand: brand.id,
      to: email,
      locale: language,
      email: {
        kind: 'address_in_use',
        name,
        link: mailedLink(originOf(config, brand), 'address_in_use'),
      },
    }),
  async deleting(tx, ctx, holder) {
    const deletion = await findDeletion(tx, holder.id)
    if (!deletion || deletion.eraseAfter <= ctx.clock.now()) return
    await sendDeletionEmail(tx, ctx, { recipient: holder, eraseAfter: deletion.eraseAfter })
  },
  banned: async () => {},
}
