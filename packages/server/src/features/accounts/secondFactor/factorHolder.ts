import type { Brand } from '@bouquet/theme'
import type { Db } from '../../../platform/database/Database.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { mailedLink } from '../../../platform/mail/mailedLink.ts'
import { endSessions } from '../../../platform/session/endSessions.ts'
import { originOf } from '../../../platform/tenant/Brands.ts'
import type { MemberRow } from '../../../tables/index.ts'

/** The account that a second factor belongs to. */
export interface FactorOwner {
  readonly kind: 'member' | 'staff'
  readonly id: string
}

export type FactorChange = 'on' | 'off' | 'new codes'

/** A logged-in account that manages its own second factor. */
export interface FactorHolder {
  readonly owner: FactorOwner
  readonly passwordHash: string | null
  /** Shown in the authenticator app. */
  readonly issuer: string
  readonly label: string
  /** Ends other logins if the factor was set up or removed and notifies of the change, in its transaction. */
  completeChange(tx: Db, change: FactorChange): Promise<void>
}

export function memberOwner({ id }: { readonly id: string }): FactorOwner {
  return {
    kind: 'member',
    id,
  }
}

interface FactorChangeNotice {
  readonly mail: Services['mail']
  readonly brand: Brand
  readonly member: MemberRow
  /** Origin of the brand's site. */
  readonly origin: string
  readonly change: 'on' | 'off'
}

/** Emails a member that the second factor was enabled or disabled, in case it was someone else. */
export function sendFactorChangeEmail(
  tx: Db,
  { mail, brand, member, origin, change }: FactorChangeNotice,
): Promise<void> {
  return mail.send(tx, {
    brand: brand.id,
    to: member.email,
    locale: member.language,
    email: {
      kind: `second_factor_${change}`,
      name: member.name,
      link: mailedLink(origin, `second_factor_${change}`),
    },
  })
}

/** The viewer as the holder of a second factor. */
export function memberHolder({ brand, bus, config, mail, viewer }: MemberCtx): FactorHolder {
  return {
    owner: memberOwner(viewer),
    passwordHash: viewer.passwordHash,
    issuer: brand.name,
    label: viewer.email,
    async completeChange(tx, change) {
      if (change === 'new codes') return
      const owner = { bus, brand: brand.id, member: viewer.id }
      await endSessions(tx, owner, { except: viewer.sessionId })
      await sendFactorChangeEmail(tx, {
        mail,
        brand,
        member: viewer,
        origin: originOf(config, brand),
        change,
      })
    },
  }
}
