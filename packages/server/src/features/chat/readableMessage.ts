import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import type { FindPicture } from '../media/index.ts'
import { isBlocked } from '../members/index.ts'
import { findChatPhotoByToken } from './attachments.store.ts'
import { findConversation, findParticipants, otherMember } from './conversation.store.ts'
import { findMessages, findPhotoMessage } from './message.store.ts'

/**
 * A message that the viewer can read now, with its conversation.
 * @throws DomainError not_found, also for a message that was removed, is held or is behind a block
 */
export async function findReadableMessage({ db, viewer }: MemberCtx, id: string) {
  const message = (await findMessages(db, [id])).get(id)
  const conversation = message && (await findConversation(db, viewer.id, message.conversation))
  if (!message || !conversation) throw refuse('not_found', { field: 'message' })
  const participants = await findParticipants(db, conversation.id)
  const mine = participants.find(({ member }) => member === viewer.id)
  const isRemoved = message.sequence <= (mine?.deletedSequence ?? 0)
  const isHidden = message.held && message.sender !== viewer.id
  if (
    isRemoved ||
    isHidden ||
    (await isBlocked(db, viewer.id, otherMember(conversation, viewer.id)))
  ) {
    throw refuse('not_found', { field: 'message' })
  }
  return { message, conversation }
}

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
  const removedUpTo = participants.find(({ member }) => member === viewer)?.deletedSequence ?? 0
  if (!message || message.sequence <= removedUpTo) return
  const isMine = photo.sender === viewer
  if (message.held && !isMine) return
  if (await isBlocked(db, viewer, otherMember(conversation, viewer))) return
  const isClear = photo.token === token
  return isClear && !isMine && photo.opened === null ? undefined : { id: photo.id, isClear }
}
