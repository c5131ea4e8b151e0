import type { Brand } from '@bouquet/theme'
import type { Db } from '../../../platform/database/Database.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { originOf } from '../../../platform/tenant/originOf.ts'
import type { MemberRow } from '../../../tables/index.ts'

/** Whose second factor it is. */
export interface FactorOwner {
  readonly kind: 'member' | 'staff'
  readonly id: string
}

export type FactorChange = 'on' | 'off' | 'new codes'

/** Somebody logged in who looks after their own second factor. */
export interface FactorHolder {
  readonly owner: FactorOwner
  readonly passwordHash: string | null
  /** Under these names the app keeps the secret. */
  readonly issuer: string
  readonly label: string
  /** Tells whoever must hear of a change, in the transaction that makes it. */
  notifyChange(tx: Db, change: FactorChange): Promise<void>
}

export const memberOwner = ({ id }: { readonly id: string }): FactorOwner => ({
  kind: 'member',
  id,
})

interface FactorChangeNotice {
  readonly mail: Services['mail']
  readonly brand: Brand
  readonly member: MemberRow
  /** Where the brand is reached. */
  readonly origin: string
  readonly change: 'on' | 'off'
}

/** Mails a member that it was switched on or off, in case it was not they. */
export const sendFactorChangeEmail = (
  tx: Db,
  { mail, brand, member, origin, change }: FactorChangeNotice,
): Promise<void> =>
  mail.send(tx, {
    brand: brand.id,
    to: member.email,
    locale: member.language,
    email: {
      kind: `second_factor_${change}`,
      name: member.name,
      link: `${origin}/settings`,
    },
  })

/** The member who asks, as the holder of a second factor. */
export const memberHolder = ({ brand, config, mail, viewer }: MemberCtx): FactorHolder => ({
  owner: memberOwner(viewer),
  passwordHash: viewer.passwordHash,
  issuer: brand.name,
  label: viewer.email,
  async notifyChange(tx, change) {
    if (change === 'new codes') return
    await sendFactorChangeEmail(tx, {
      mail,
      brand,
      member: viewer,
      origin: originOf(config, brand),
      change,
    })
  },
})
