export { findWarnings, isNewAccount, needsReview, weightOf } from './scam.rules.ts'
