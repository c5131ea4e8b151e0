export { readCreditHistory, readLatestCredits } from './creditHistory.store.ts'
export { findLedgerErrors, readBalance, repairBalance } from './credits.store.ts'
export {
  hasUsedDiscount,
  listDiscountCodes,
  lockDiscountCode,
  recordDiscountUse,
} from './discounts/discounts.store.ts'
export { findActiveDiscount, findDiscount, findTypedDiscount } from './discounts/findDiscount.ts'
export {
  createDiscountCode,
  endDiscountCode,
  presentDiscountCode,
} from './discounts/manageDiscountCodes.ts'
export { maxOtherDiscount } from './discounts/signupDiscounts.rules.ts'
export { findDebitedCredits } from './ledger.store.ts'
export { grantCredits, spendCredits } from './ledger.ts'
export { readPrices } from './readPrices.ts'
