import type { FindPicture } from '../media/index.ts'
import { isBlocked } from '../members/index.ts'
import { findChatPhotoByToken } from './chatPhoto.store.ts'
import { findConversation, findParticipants, otherMember } from './conversation.store.ts'
import { findPhotoMessage } from './message.store.ts'

/**
 * The picture of a conversation behind an address, for somebody who may have it now: a side that has not
 * removed it, while neither has blocked the other; clear for the receiver only once they have opened it.
 */
export const findChatPicture: FindPicture = async ({ db, viewer: reader }, token) => {
  if (!reader) return
  const viewer = reader.id
  const photo = await findChatPhotoByToken(db, token)
  const conversation = photo && (await findConversation(db, viewer, photo.conversation))
  if (!photo || !conversation) return
  const message = await findPhotoMessage(db, conversation.id, photo.id)
  const sides = await findParticipants(db, conversation.id)
  const removedUpTo = sides.find(({ member }) => member === viewer)?.deletedNumber ?? 0
  if (!message || message.number <= removedUpTo) return
  const isMine = photo.sender === viewer
  if (message.held && !isMine) return
  if (await isBlocked(db, viewer, otherMember(conversation, viewer))) return
  const isClear = photo.token === token
  return isClear && !isMine && photo.opened === null ? undefined : { id: photo.id, isClear }
}
