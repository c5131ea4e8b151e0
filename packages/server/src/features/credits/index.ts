export { readBalance, repairBalance } from './credits.store.ts'
export { createDiscountCode } from './discounts/createDiscountCode.ts'
export { listDiscountCodes } from './discounts/discountCodeList.store.ts'
export { hasUsedDiscount, lockDiscountCode } from './discounts/discounts.store.ts'
export { endDiscountCode } from './discounts/endDiscountCode.ts'
export { findDiscount } from './discounts/findDiscount.ts'
export { findActiveDiscount } from './discounts/findOwnDiscount.ts'
export { findTypedDiscount } from './discounts/findTypedDiscount.ts'
export { presentDiscountCode } from './discounts/presentDiscountCode.ts'
export { recordDiscountUse } from './discounts/recordDiscountUse.ts'
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
