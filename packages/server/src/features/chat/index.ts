export { countReceivedGifts } from './attachments.store.ts'
export {
  insertConversation,
  removeConversation,
  removeConversationsWithBrand,
} from './conversation.store.ts'
export { releaseHeldMessages } from './deliverHeldMessage.ts'
export { listMessages } from './message.store.ts'
export { listMessageReviews, listReviewsOf, readMessageQueue } from './messageReview.store.ts'
export { findChatPicture, findReadableMessage } from './readableMessage.ts'
export { reviewHeldMessage } from './reviewHeldMessage.ts'
export { writeFreeMessage } from './writeFreeMessage.ts'
