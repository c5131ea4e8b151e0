import type { Act } from '../act.ts'
import { dataActs } from './dataActs.ts'
import { moneyActs } from './moneyActs.ts'
import { photoActs } from './photoActs.ts'
import { safetyActs } from './safetyActs.ts'
import { staffActs } from './staffActs.ts'

/** All that staff can do by hand. */
export const acts: readonly Act[] = [
  ...photoActs,
  ...safetyActs,
  ...moneyActs,
  ...staffActs,
  ...dataActs,
]
