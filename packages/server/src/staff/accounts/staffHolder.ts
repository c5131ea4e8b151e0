import type { FactorChange, FactorHolder, FactorOwner } from '../../features/accounts/index.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { StaffRow } from '../../tables/index.ts'
import { actorOf, auditStaff } from './auditStaff.ts'

/** As apps name the desk, which is the same on every brand's host. */
const issuer = 'Bouquet desk'

const actions: Readonly<Record<FactorChange, string>> = {
  on: 'staff.second-factor.on',
  off: 'staff.second-factor.off',
  'new codes': 'staff.recovery-codes',
}

export const staffOwner = ({ id }: { readonly id: string }): FactorOwner => ({ kind: 'staff', id })

/** One of the staff as the holder of a second factor, whose every change stands in the audit log. */
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
