export { isOpenToStaff, listPhotos, listPhotosOf, readPhotoQueue } from './photos/photos.store.ts'
export { findProfilePicture, findVisiblePhoto, readVisiblePhotos } from './photos/readPhotos.ts'
export { approvePhoto, rejectPhoto } from './photos/reviewPhoto.ts'
export { presentCard, presentCards } from './presentCards.ts'
export { presentUser, readUser } from './presentUser.ts'
export {
  findKnownMember,
  isMemberVisible,
  refuseBlocked,
  refuseByBlocks,
  requireVisibleMember,
} from './requireVisibleMember.ts'
export { displayOrder, readCardRows } from './scope/memberList.store.ts'
export {
  filterConditions,
  findCandidates,
  inScope,
  type PlacedQuery,
  type SearchScope,
} from './scope/searchScope.ts'
export { findConversationId, hasSeenConversation } from './sharedConversations.store.ts'
export { profileViewer, shownAttributes, showsField } from './shownFields.rules.ts'
