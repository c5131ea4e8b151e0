import {
  type FactorChange,
  type FactorHolder,
  type FactorOwner,
  readSecondFactor,
} from '../../features/accounts/index.ts'
import type { Services } from '../../platform/http/Services.ts'
import { actorOf, auditStaff } from './auditStaff.ts'
import { deleteOtherStaffSessions } from './logins.store.ts'
import type { DeskLogin } from './staffSession.ts'

/** Name shown by authenticator apps; the same for all brands. */
const issuer = 'Bouquet desk'

const actions: Readonly<Record<FactorChange, string>> = {
  on: 'staff.second-factor.on',
  off: 'staff.second-factor.off',
  'new codes': 'staff.recovery-codes',
}

export function staffOwner({ id }: { readonly id: string }): FactorOwner {
  return { kind: 'staff', id }
}

/** Whether the operator requires a second factor and this person has none on. */
export async function needsSecondFactor(
  { config, db }: Pick<Services, 'config' | 'db'>,
  person: { readonly id: string },
): Promise<boolean> {
  if (config.staffSecondFactor !== 'required') return false
  return !(await readSecondFactor(db, staffOwner(person))).on
}

/** A member of staff as owner of a second factor; changes end their other logins and are written to the audit log. */
export function staffHolder(
  { clock }: Pick<Services, 'clock'>,
  { staff: person, session }: DeskLogin,
): FactorHolder {
  return {
    owner: staffOwner(person),
    passwordHash: person.passwordHash,
    issuer,
    label: person.email,
    async completeChange(tx, change) {
      if (change !== 'new codes') await deleteOtherStaffSessions(tx, person.id, session.id)
      await auditStaff(tx, {
        actor: actorOf(person),
        act: actions[change],
        staff: person.id,
        reason: 'at the desk',
        now: clock.now(),
      })
    },
  }
}
