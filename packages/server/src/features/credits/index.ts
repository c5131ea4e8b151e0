export { lockMember, raiseBalance, readBalance } from './credits.store.ts'
export { findFaults } from './findFaults.ts'
export { grantCredits, spendCredits } from './ledger.ts'
export { fullPriceOf, isTrial, messageMoney, packagesFor, trialFor } from './packages.rules.ts'
