import { type Message, memberIdSchema } from '@bouquet/contract'
import { z } from 'zod'
import type { OutgoingEvent } from '../../platform/bus/Bus.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { jobKind } from '../../platform/jobs/Jobs.ts'
import { findPartner, otherSide, type Pair } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { presentMessage } from './presentMessage.ts'

/** A demo person was written to; whoever plays the demo people answers. */
export const personaWrittenTo = jobKind(
  'persona-written-to',
  z.object({ message: z.string(), persona: z.string() }),
)

export type Deliverer = Pick<Services, 'bus' | 'config' | 'jobs'>

/**
 * Tells both sides of a message, the receiver only when it is not held; and what else is to be told with it.
 * @returns the message as its sender sees it
 */
export async function tellSides(
  { bus, config, jobs }: Deliverer,
  tx: Db,
  row: MessageRow,
  conversation: Pair,
  others: readonly OutgoingEvent[] = [],
): Promise<Message> {
  const { brand } = conversation
  const { sender, held, id } = row
  const receiver = otherSide(conversation, sender)
  const telling = (member: string, other: string, message: Message): OutgoingEvent => ({
    to: { brand, member },
    event: { type: 'message', profile: memberIdSchema.parse(other), message },
  })
  const sent = await presentMessage(tx, row, sender)
  const toReceiver = held
    ? []
    : [telling(receiver, sender, await presentMessage(tx, row, receiver))]
  await bus.publishAll(tx, [...others, telling(sender, receiver, sent), ...toReceiver])
  const partner = config.demo && !held ? await findPartner(tx, brand, receiver) : undefined
  if (partner?.fictional) {
    const answering = { message: id, persona: receiver }
    await jobs.send(tx, personaWrittenTo, answering, { afterSeconds: 1 })
  }
  return sent
}
