import { memberIdSchema } from '@bouquet/contract'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { jobKind } from '../../platform/jobs/Jobs.ts'
import { type ConversationRow, findPartner, otherSide, showTo } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { presentMessage } from './presentMessage.ts'

/** A demo person was written to; whoever plays the demo people answers. */
export const personaWrittenTo = jobKind(
  'persona-written-to',
  z.object({ message: z.string(), persona: z.string() }),
)

type Deliverer = Pick<Services, 'bus' | 'config' | 'jobs'>

/** Tells both sides of a message; the receiver only when it is not held. */
export async function deliver(
  { bus, config, jobs }: Deliverer,
  tx: Db,
  row: MessageRow,
  conversation: ConversationRow,
): Promise<void> {
  const { brand } = conversation
  const receiver = otherSide(conversation, row.sender)
  const tell = async (member: string, other: string) => {
    const message = await presentMessage(tx, row, member)
    const event = { type: 'message', profile: memberIdSchema.parse(other), message } as const
    await bus.publish(tx, { brand, member }, event)
  }
  await tell(row.sender, receiver)
  if (row.held) return
  await showTo(tx, conversation.id, receiver)
  await tell(receiver, row.sender)
  const partner = config.demo ? await findPartner(tx, brand, receiver) : undefined
  if (partner?.fictional) {
    await jobs.send(
      tx,
      personaWrittenTo,
      { message: row.id, persona: receiver },
      { afterSeconds: 1 },
    )
  }
}
