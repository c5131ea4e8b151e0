export { ageAt, bornBy } from './age.ts'
export { deleteBlock, findBlocked, hasBlocked, insertBlock, isBlocked } from './blocks.store.ts'
export { readChoices, saveChoices } from './choices/choices.store.ts'
export { insertConsent } from './consents/consents.store.ts'
export { requireSensitiveConsent, settleSensitiveConsent } from './consents/sensitiveConsent.ts'
export { termsVersion } from './consents/termsVersion.ts'
export { lockMember } from './lockMember.ts'
export {
  dropLinks,
  findLink,
  hasGoodLink,
  insertLink,
  isGood,
  takeLink,
} from './mailLinks.store.ts'
export {
  confirmMember,
  findByEmail,
  findMember,
  insertMember,
  updateMember,
} from './members.store.ts'
export { checkNewPassword, fitsPassword, hashPassword } from './passwords.ts'
export { findable, isFindable } from './privacy.store.ts'
