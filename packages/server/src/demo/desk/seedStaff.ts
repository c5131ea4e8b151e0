import type { StaffRole } from '@bouquet/contract/staff'
import { hashPassword } from '../../features/members/index.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { staff } from '../../tables/index.ts'
import { demoPassword } from '../demoPassword.ts'
import { demoStaff } from './demoStaff.ts'

/** The staff by role, as in the audit log. */
export type Actors = Readonly<Record<StaffRole, string>>

/** Takes on the staff of a demo. */
export async function seedStaff(tx: Db, { clock }: Services): Promise<Actors> {
  const passwordHash = await hashPassword(demoPassword)
  const [moderator, support, admin] = demoStaff
  const created = clock.now()
  const add = async (person: (typeof demoStaff)[number]) => {
    const id = newId()
    await tx.insert(staff).values({ ...person, id, passwordHash, created })
    return `staff:${id}`
  }
  return {
    moderator: await add(moderator),
    support: await add(support),
    admin: await add(admin),
  }
}
