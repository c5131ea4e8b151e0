export { staffRoleSchema } from '../core/call.schema.ts'
export { type StaffRole, staffRoles } from '../core/call.ts'

import { describeCalls } from '../core/call.schema.ts'
import { brandActions } from './brands.actions.ts'
import { staffClaimCallSchemas } from './claims.calls.schema.ts'
import { staffClaimCalls } from './claims.calls.ts'
import { erasureActions } from './erasure.actions.ts'
import { figureActions } from './figures.actions.ts'
import { memberActions } from './members.actions.ts'
import { moneyActions } from './money.actions.ts'
import { paymentActions } from './payments.actions.ts'
import { photoActions } from './photos.actions.ts'
import { queueActions } from './queues.actions.ts'
import { refundActions } from './refunds.actions.ts'
import { reportActions } from './reports.actions.ts'
import { safetyActions } from './safety.actions.ts'
import { staffSecondFactorCallSchemas } from './secondFactor.calls.schema.ts'
import { staffSecondFactorCalls } from './secondFactor.calls.ts'
import { staffSessionCallSchemas } from './session.calls.schema.ts'
import { staffSessionCalls } from './session.calls.ts'
import { secondFactorActions, staffMemberActions } from './staff.actions.ts'
import { systemActions } from './system.actions.ts'

export { type ApprovalState, approvalStates } from './approval.ts'
export { brand, reason, type StaffAction } from './call.ts'
export { type StaffComplaint, staffComplaintSchema, storedBodySchema } from './cases.schema.ts'
export type { Cohort, ComparedSide, Counted, Figures, Share } from './figures.actions.ts'
export * from './figures.ts'
export { creditReasons, foundAccountsAtMost, recordRowsAtMost } from './members.actions.ts'
export {
  type Cursor,
  encodeCursor,
  listCountLimit,
  type Page,
  type PageQuery,
  pageFields,
  pageOf,
} from './page.ts'
export type { Queue } from './queues.actions.ts'
export * from './schema.ts'
export type { PartState } from './system.actions.ts'

/** Actions of staff; each is both a call of the desk and a command of `bouquet operate`. */
export const staffActions = {
  ...queueActions,
  ...photoActions,
  ...safetyActions,
  ...memberActions,
  ...erasureActions,
  ...paymentActions,
  ...moneyActions,
  ...refundActions,
  ...staffMemberActions,
  ...secondFactorActions,
  ...figureActions,
  ...systemActions,
  ...brandActions,
  ...reportActions,
} as const
export type StaffActionName = keyof typeof staffActions

/** Every call of the desk with a JSON response. Sessions of staff and of members are separate. */
export const staffCalls = {
  ...describeCalls('staff', staffSessionCalls, staffSessionCallSchemas),
  ...describeCalls('staff', staffSecondFactorCalls, staffSecondFactorCallSchemas),
  ...describeCalls('staff', staffClaimCalls, staffClaimCallSchemas),
  ...staffActions,
} as const
export type StaffCallName = keyof typeof staffCalls

/** Paths of event streams of the desk. */
export const staffStreams = {
  /** `queues` whenever a queue has changed, without content. */
  events: '/api/desk/events.php',
} as const

/** Paths of pictures that only staff may open. */
export const staffPictures = {
  photo: '/api/desk/photo.php',
  evidence: '/api/desk/evidence.php',
} as const
