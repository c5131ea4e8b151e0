export { changeAccountState, confirmMember, isOpenDeletion } from './accountState.store.ts'
export { ageAt, latestBirthDate } from './age.ts'
export {
  deleteBlock,
  hasBlocked,
  hasNoBlockWith,
  insertBlock,
  isBlocked,
  listBlocked,
} from './blocks.store.ts'
export { insertConsent, listConsents } from './consents/consents.store.ts'
export {
  type ConsentChoice,
  requireSensitiveConsent,
  saveDecision,
  setSensitiveConsent,
  termsVersion,
} from './consents/consents.ts'
export { demoEmail } from './demoAccount.ts'
export {
  consumeLink,
  deleteLinks,
  findLink,
  findLinkOwner,
  findUsableLink,
  hasValidLink,
  insertLink,
} from './mailLinks.store.ts'
export { memberDefaults } from './memberDefaults.ts'
export {
  findMember,
  findMemberByEmail,
  insertMember,
  lockMember,
  searchAccounts,
  updateMember,
} from './members.store.ts'
export { memberTimeZone } from './memberTimeZone.ts'
export { checkNewPassword, hashPassword, verifyPassword } from './passwords.ts'
export { isVisibleTo, readChoices, saveChoices, visibleTo } from './privacy.store.ts'
export { isShared } from './visibility/isShared.ts'
export {
  type BrandScope,
  brandScope,
  type SharingBrand,
  sharingBrands,
} from './visibility/sharing.rules.ts'
export {
  deleteVisibleOn,
  insertVisibleOn,
  isInReach,
  isShownOn,
  listVisibleOn,
} from './visibility/visibility.store.ts'
