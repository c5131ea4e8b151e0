export { findWarnings, isNewAccount, needsReview, totalWeight } from './scam.rules.ts'
