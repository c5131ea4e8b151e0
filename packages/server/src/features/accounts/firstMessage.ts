import type { Signup } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/Database.ts'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { Ctx } from '../../platform/http/Ctx.ts'
import { newId } from '../../platform/ids.ts'
import { isBlank } from '../../platform/text/plainText.ts'
import { firstMessages, type MemberRow } from '../../tables/index.ts'
import { insertConversation, writeFreeMessage } from '../chat/index.ts'
import { findMember, isBlocked, isFindable } from '../members/index.ts'

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

/** Saves the message written during signup, if its receiver belongs to the brand. */
export async function saveFirstMessage(
  tx: Db,
  { brand }: Ctx,
  {
    member: { id },
    firstMessage,
  }: { readonly member: MemberRow; readonly firstMessage: FirstMessage },
) {
  const text = firstMessage.signup_message?.trim() ?? ''
  const profile = firstMessage.signup_profile && (await findMember(tx, firstMessage.signup_profile))
  if (isBlank(text) || !profile || profile.brand !== brand.id || profile.profileStatus !== 'active')
    return
  await tx.insert(firstMessages).values({ member: id, profile: profile.id, text })
}

/** Sends it free of charge, if the receiver can still be reached. */
export async function sendFirstMessage(tx: Db, ctx: Ctx, { id: starter, signupDate }: MemberRow) {
  const { brand, clock } = ctx
  const [saved] = await tx
    .delete(firstMessages)
    .where(eq(firstMessages.member, starter))
    .returning()
  if (!saved) return
  const other = await findMember(tx, saved.profile)
  if (other?.profileStatus !== 'active' || !(await isFindable(tx, other, starter))) return
  if (await isBlocked(tx, starter, other.id)) return
  const created = await insertConversation(tx, {
    brand: brand.id,
    startedBy: starter,
    other: other.id,
    now: clock.now(),
  })
  if (!created) return
  const message = { conversation: created.id, sender: starter, clientId: newId(), text: saved.text }
  await writeFreeMessage(tx, ctx, { ...message, signupDate })
}
