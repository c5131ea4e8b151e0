export { ageAt, latestBirthDate } from './age.ts'
export { deleteBlock, hasBlocked, insertBlock, isBlocked, listBlocked } from './blocks.store.ts'
export { readChoices, saveChoices } from './choices/choices.store.ts'
export { insertConsent } from './consents/consents.store.ts'
export { termsVersion } from './consents/decideConsent.ts'
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
