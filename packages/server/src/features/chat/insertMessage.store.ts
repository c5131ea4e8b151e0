import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { statement } from '../../platform/database/queries.ts'
import { conversations, messages, participants } from '../../tables/index.ts'
import type { MessageRow } from './message.store.ts'

const at = sql.placeholder

const insertStatement = statement(
  'insert-message',
  {
    with: {
      advanced: sql`
      update ${conversations} set last_number = last_number + 1
      where id = ${at('conversation')} returning id, last_number`,
      written: sql`
      insert into ${messages} (id, conversation, number, sender, client_id, body, held, held_for, credits_due, findings, sent_at)
      select ${at('id')}::uuid, advanced.id, advanced.last_number, ${at('sender')}::uuid, ${at('clientId')}::uuid,
        ${at('body')}::jsonb, ${at('held')}::boolean, ${at('heldFor')}::text, ${at('creditsDue')}::int, ${at('findings')}::jsonb,
        ${at('sentAt')}::timestamptz
      from advanced returning conversation, number, sender, held`,
      marked: sql`
      update ${participants} side set hidden = false,
        read_number = case when side.member = written.sender
          then greatest(side.read_number, written.number) else side.read_number end,
        delivered_number = case when side.member = written.sender
          then greatest(side.delivered_number, written.number) else side.delivered_number end
      from written
      where side.conversation = written.conversation and (side.member = written.sender or not written.held)`,
    },
    select: { sequence: sql`number` },
    from: sql`written`,
  },
  z.object({ sequence: z.number() }),
)

/**
 * Appends a message to its conversation with the next free sequence. Concurrent messages get
 * consecutive ones. The conversation reappears for both participants and counts as read for the
 * sender; a held message changes nothing for the receiver.
 */
export async function insertMessage(
  tx: Db,
  message: Omit<MessageRow, 'sequence'>,
): Promise<MessageRow> {
  const [inserted] = await insertStatement(tx, {
    ...message,
    body: JSON.stringify(message.body),
    findings: message.findings && JSON.stringify(message.findings),
    sentAt: message.sentAt.toISOString(),
  })
  if (!inserted) throw new Error(`Conversation ${message.conversation} is gone.`)
  return { ...message, sequence: inserted.sequence }
}
