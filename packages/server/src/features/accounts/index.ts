export type { FactorChange, FactorHolder, FactorOwner } from './secondFactor/factorHolder.ts'
export { memberOwner, sendFactorChangeEmail } from './secondFactor/factorHolder.ts'
export { limitLinkAttempts } from './secondFactor/limitAttempts.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './secondFactor/manageSecondFactor.ts'
export { deleteFactor } from './secondFactor/secondFactor.store.ts'
export { requireSecondFactor, verifyCode } from './secondFactor/verifyCode.ts'
export { createConfirmationLink } from './sendConfirmationEmail.ts'
export { hasTrafficSource } from './signup.rules.ts'
