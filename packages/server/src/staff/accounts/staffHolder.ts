import type { FactorChange, FactorHolder, FactorOwner } from '../../features/accounts/index.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { StaffRow } from '../../tables/index.ts'
import { actorOf, auditStaff } from './auditStaff.ts'

/** Name shown by authenticator apps; the same for all brands. */
const issuer = 'Bouquet desk'

const actions: Readonly<Record<FactorChange, string>> = {
  on: 'staff.second-factor.on',
  off: 'staff.second-factor.off',
  'new codes': 'staff.recovery-codes',
}

export const staffOwner = ({ id }: { readonly id: string }): FactorOwner => ({ kind: 'staff', id })

/** A member of staff as owner of a second factor; changes are written to the audit log. */
export const staffHolder = (
  { clock }: Pick<Services, 'clock'>,
  person: StaffRow,
): FactorHolder => ({
  owner: staffOwner(person),
  passwordHash: person.passwordHash,
  issuer,
  label: person.email,
  notifyChange: (tx, change) =>
    auditStaff(tx, {
      actor: actorOf(person),
      act: actions[change],
      staff: person.id,
      reason: 'at the desk',
      now: clock.now(),
    }),
})
