export { createConfirmationLink, sendConfirmationEmail } from './confirmAddress.ts'
export { startExport } from './dataExport/dataExport.ts'
export { findDeletion } from './deletion/deletions.store.ts'
export {
  approveErasure,
  declineErasure,
  requestErasure,
} from './deletion/erasureByStaff.ts'
export { pageErasureRequests } from './deletion/erasureRequests.store.ts'
export {
  type FactorChange,
  type FactorHolder,
  type FactorOwner,
  memberOwner,
  sendFactorChangeEmail,
} from './secondFactor/factorHolder.ts'
export { limitCodeAttempts } from './secondFactor/limitAttempts.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './secondFactor/manageSecondFactor.ts'
export { deleteFactor, findFactor } from './secondFactor/secondFactor.store.ts'
export { requireSecondFactor, verifyCode } from './secondFactor/verifyCode.ts'
export { parseDevice } from './sessions/device.rules.ts'
export { hasTrafficSource } from './signup.rules.ts'
