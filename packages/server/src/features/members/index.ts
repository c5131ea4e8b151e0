export { ageAt, latestBirthDate } from './age.ts'
export { deleteBlock, hasBlocked, insertBlock, isBlocked, listBlocked } from './blocks.store.ts'
export { readChoices, saveChoices } from './choices.store.ts'
export { insertConsent, listConsents } from './consents/consents.store.ts'
export { type ConsentChoice, saveDecision, termsVersion } from './consents/saveDecision.ts'
export { requireSensitiveConsent, setSensitiveConsent } from './consents/sensitiveConsent.ts'
export {
  consumeLink,
  deleteLinks,
  findLink,
  hasValidLink,
  insertLink,
  isLinkValid,
} from './mailLinks.store.ts'
export {
  confirmMember,
  findMember,
  findMemberByEmail,
  insertMember,
  lockMember,
  updateMember,
} from './members.store.ts'
export { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'
export { findable, isFindable } from './privacy.store.ts'
