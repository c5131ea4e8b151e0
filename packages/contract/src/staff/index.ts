export { type StaffRole, staffRoleSchema, staffRoles } from '../core/access.ts'

import { paymentActions } from './payments.actions.ts'
import { photoActions } from './photos.actions.ts'
import { safetyActions } from './safety.actions.ts'
import { secondFactorActions } from './secondFactor.actions.ts'
import { staffSecondFactorCalls } from './secondFactor.calls.ts'
import { staffSessionCalls } from './session.calls.ts'
import { staffMemberActions } from './staff.actions.ts'

export type { StaffAction } from './call.ts'
export { brand, reason } from './fields.ts'
export { type Cursor, encodeCursor, listCountLimit, type Page, type PageQuery } from './page.ts'
export { type StaffComplaint, staffComplaintSchema, storedBodySchema } from './safety.actions.ts'
export * from './schema.ts'

/** What staff do by hand: each a call of the desk and a word of the command line. */
export const staffActions = {
  ...photoActions,
  ...safetyActions,
  ...paymentActions,
  ...staffMemberActions,
  ...secondFactorActions,
} as const
export type StaffActionName = keyof typeof staffActions

/** Every call of the desk with a JSON answer. Their cookie opens no call of members, nor the other way. */
export const staffCalls = {
  ...staffSessionCalls,
  ...staffSecondFactorCalls,
  ...staffActions,
} as const
export type StaffCallName = keyof typeof staffCalls

/** Pictures that staff alone may open. */
export const staffPictures = {
  photo: '/api/desk/photo.php',
  evidence: '/api/desk/evidence.php',
} as const
