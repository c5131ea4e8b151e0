import type { Message } from '@bouquet/contract'
import { memberIdSchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import type { OutgoingEvent } from '../../platform/bus/Bus.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { jobKind } from '../../platform/jobs/Jobs.ts'
import { findMember } from '../members/index.ts'
import { type ConversationRef, otherMember } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { presentMessage } from './presentMessage.ts'

/** Runs when a demo member receives a message; the demo member's replies start here. */
export const personaMessageJob = jobKind(
  'persona-message',
  z.object({ message: z.string(), persona: z.string() }),
)

export type DeliveryServices = Pick<Services, 'bus' | 'config' | 'jobs'>

/**
 * Publishes a message to its sender and, unless it is held, to its receiver, together with
 * `extraEvents`.
 * @returns the message as its sender sees it
 */
export async function notifyParticipants(
  tx: Db,
  { bus, config, jobs }: DeliveryServices,
  {
    message: row,
    conversation,
    extraEvents = [],
  }: {
    readonly message: MessageRow
    readonly conversation: ConversationRef
    readonly extraEvents?: readonly OutgoingEvent[]
  },
): Promise<Message> {
  const { brand } = conversation
  const { sender, held, id } = row
  const receiver = otherMember(conversation, sender)
  const messageEvent = (member: string, other: string, message: Message): OutgoingEvent => ({
    to: { brand, member },
    event: { type: 'message', profile: memberIdSchema.parse(other), message },
  })
  const sent = await presentMessage(tx, row, sender)
  const toReceiver = held
    ? []
    : [messageEvent(receiver, sender, await presentMessage(tx, row, receiver))]
  await bus.publishAll(tx, [...extraEvents, messageEvent(sender, receiver, sent), ...toReceiver])
  const partner = config.demo && !held ? await findMember(tx, receiver) : undefined
  if (partner?.fictional) {
    const answering = { message: id, persona: receiver }
    await jobs.send(tx, personaMessageJob, answering, { afterSeconds: 1 })
  }
  return sent
}
