export { type StaffRole, staffRoleSchema, staffRoles } from '../core/access.ts'

import { moneyActs } from './payments.actions.ts'
import { photoActs } from './photos.actions.ts'
import { safetyActs } from './safety.actions.ts'
import { secondFactorActs } from './secondFactor.actions.ts'
import { deskSecondFactorCalls } from './secondFactor.calls.ts'
import { deskSessionCalls } from './session.calls.ts'
import { staffActs } from './staff.actions.ts'

export type { DeskAct } from './call.ts'
export { brand, reason } from './fields.ts'
export { listCountLimit, type Page, type PageWish, type Place, writePlace } from './page.ts'
export { type DeskComplaint, deskComplaintSchema, keptBodySchema } from './safety.actions.ts'
export * from './schema.ts'

/** What staff do by hand: each a call of the desk and a word of the command line. */
export const deskActs = {
  ...photoActs,
  ...safetyActs,
  ...moneyActs,
  ...staffActs,
  ...secondFactorActs,
} as const
export type DeskActName = keyof typeof deskActs

/** Every call of the desk with a JSON answer. Their cookie opens no call of members, nor the other way. */
export const deskCalls = { ...deskSessionCalls, ...deskSecondFactorCalls, ...deskActs } as const
export type DeskCallName = keyof typeof deskCalls

/** Pictures that staff alone may open. */
export const deskPictures = {
  photo: '/api/desk/photo.php',
  evidence: '/api/desk/evidence.php',
} as const
