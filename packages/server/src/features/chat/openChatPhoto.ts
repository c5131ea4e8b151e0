import type { Message } from '@bouquet/contract'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { markOpened } from './chatPhoto.store.ts'
import { findReadableMessage } from './findReadableMessage.ts'
import { presentMessage } from './presentMessage.ts'

/**
 * The viewer chose to see a photo that they were sent.
 * @throws DomainError not_found for anything but a photo in a conversation of theirs
 */
export async function openChatPhoto(ctx: MemberCtx, id: string): Promise<Message> {
  const { clock, db, viewer } = ctx
  const { message } = await findReadableMessage(ctx, id)
  if (message.body.kind !== 'photo') throw refuse('not_found', { field: 'message' })
  if (message.sender !== viewer.id) await markOpened(db, message.body.photo, clock.now())
  return presentMessage(db, message, viewer.id)
}
