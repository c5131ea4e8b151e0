import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { isBlocked } from '../members/index.ts'
import { findConversation, findParticipants, otherMember } from './conversation.store.ts'
import { findMessages } from './message.store.ts'

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
  const isRemoved = message.number <= (mine?.deletedNumber ?? 0)
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
