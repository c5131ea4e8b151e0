import type { StaffActionName } from '@bouquet/contract/staff'
import type { Act, AdminContext } from './act.ts'
import { localActs } from './localActs.ts'
import { moneyActs } from './moneyActs.ts'
import { photoActs } from './photoActs.ts'
import { safetyActs } from './safetyActs.ts'
import { secondFactorActs } from './secondFactorActs.ts'
import { staffActs } from './staffActs.ts'

/** The acts of the desk; one that is missing here does not compile. */
export const deskActs: Readonly<Record<StaffActionName, Act>> = {
  ...photoActs,
  ...safetyActs,
  ...moneyActs,
  ...staffActs,
  ...secondFactorActs,
}

/** All acts of the command line. */
export const acts: readonly Act<AdminContext>[] = [...Object.values(deskActs), ...localActs]
