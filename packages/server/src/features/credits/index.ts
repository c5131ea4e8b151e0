export { readBalance, repairBalance } from './credits.store.ts'
export { createDiscountCode } from './discounts/createDiscountCode.ts'
export { listDiscountCodes } from './discounts/discountCodeList.store.ts'
export {
  hasUsedDiscount,
  lockDiscountCode,
  recordDiscountUse,
} from './discounts/discounts.store.ts'
export { endDiscountCode } from './discounts/endDiscountCode.ts'
export { findActiveDiscount, findDiscount, findTypedDiscount } from './discounts/findDiscount.ts'
export { presentDiscountCode } from './discounts/presentDiscountCode.ts'
export { maxOtherDiscount } from './discounts/signupDiscounts.rules.ts'
export { findLedgerErrors } from './findLedgerErrors.ts'
export { findDebitedCredits } from './ledger.store.ts'
export { grantCredits, spendCredits } from './ledger.ts'
export {
  fullPriceOf,
  isTrialPackage,
  messagePrice,
  packagesFor,
  trialFor,
} from './packages.rules.ts'
