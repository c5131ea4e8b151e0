import type { FindPicture } from '../media/index.ts'
import { isBlocked } from '../members/index.ts'
import { findChatPhotoByToken } from './chatPhoto.store.ts'
import { findConversation, findParticipants, otherMember } from './conversation.store.ts'
import { findPhotoMessage } from './message.store.ts'

/**
 * The chat photo behind a URL token, if the viewer may see it now: they participate, have not
 * removed it, and neither participant has blocked the other. The receiver gets the clear version
 * only after opening the photo.
 */
export const findChatPicture: FindPicture = async ({ db, viewer: reader }, token) => {
  if (!reader) return
  const viewer = reader.id
  const photo = await findChatPhotoByToken(db, token)
  const conversation = photo && (await findConversation(db, viewer, photo.conversation))
  if (!photo || !conversation) return
  const message = await findPhotoMessage(db, conversation.id, photo.id)
  const participants = await findParticipants(db, conversation.id)
  const removedUpTo = participants.find(({ member }) => member === viewer)?.deletedNumber ?? 0
  if (!message || message.number <= removedUpTo) return
  const isMine = photo.sender === viewer
  if (message.held && !isMine) return
  if (await isBlocked(db, viewer, otherMember(conversation, viewer))) return
  const isClear = photo.token === token
  return isClear && !isMine && photo.opened === null ? undefined : { id: photo.id, isClear }
}
