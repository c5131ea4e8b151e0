export { findConversationId, hasSeenConversation } from './knownMembers.store.ts'
export { findProfilePicture } from './photos/findProfilePicture.ts'
export { approvePhoto, rejectPhoto } from './photos/judgePhoto.ts'
export { listPhotos } from './photos/photoList.store.ts'
export { listPhotosOf } from './photos/photos.store.ts'
export { findVisiblePhoto, readVisiblePhotos } from './photos/readPhotos.ts'
export { presentCard, presentCards } from './presentCards.ts'
export { presentUser, readUser } from './presentUser.ts'
export {
  findKnownMember,
  isMemberVisible,
  refuseBlocked,
  refuseByBlocks,
  requireVisibleMember,
} from './reachMember.ts'
export { findCandidates } from './scope/candidates.ts'
export { filterConditions } from './scope/filterConditions.ts'
export { listMemberIds, type RowRange, readMembersInOrder } from './scope/memberList.store.ts'
export { type SearchScope, visibleTo } from './scope/searchScope.ts'
