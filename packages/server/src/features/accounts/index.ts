export { createConfirmationLink } from './confirmAddress.ts'
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
export { deleteFactor } from './secondFactor/secondFactor.store.ts'
export { requireSecondFactor, verifyCode } from './secondFactor/verifyCode.ts'
export { hasTrafficSource } from './signup.rules.ts'
