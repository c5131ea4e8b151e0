import type { Signup } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { isBlank } from '../../platform/text/comparable.ts'
import type { MemberRow } from '../../tables/index.ts'
import { insertConversation, writeFreeMessage } from '../chat/index.ts'
import { findMember, isVisibleTo } from '../members/index.ts'

type FirstMessage = Pick<Signup, 'signup_message' | 'signup_profile'>

/** @throws DomainError message_too_long */
export function checkFirstMessage(
  { settings }: Brand,
  { signup_message: text = '' }: FirstMessage,
): void {
  const max = settings.message_length
  if ([...text.trim()].length > max) {
    throw refuse('message_too_long', { field: 'signup_message', params: { max } })
  }
}

/**
 * Writes the message of a signup to the member whom it is for. It is free of charge, and held until the writer has
 * confirmed their address. Nothing is written to somebody who is not of this brand or does not want to be found.
 */
export async function writeFirstMessage(
  tx: Db,
  ctx: Ctx,
  { id, signupDate }: Pick<MemberRow, 'id' | 'signupDate'>,
  { signup_message = '', signup_profile }: FirstMessage,
): Promise<void> {
  const text = signup_message.trim()
  const receiver = signup_profile && (await findMember(tx, signup_profile))
  if (isBlank(text) || !receiver || receiver.brand !== ctx.brand.id) return
  if (receiver.profileStatus !== 'active' || !(await isVisibleTo(tx, receiver, id))) return
  const { id: other, brand } = receiver
  const now = ctx.clock.now()
  const conversation = await insertConversation(tx, { brand, startedBy: id, other, now })
  if (!conversation) throw new Error('The conversation was not kept.')
  await writeFreeMessage(tx, ctx, {
    conversation: conversation.id,
    sender: id,
    clientId: newId(),
    text,
    signupDate,
    isUnconfirmed: true,
  })
}
