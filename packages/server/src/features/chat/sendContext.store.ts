import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../platform/database/Database.ts'
import { statement } from '../../platform/database/queries.ts'
import { counting } from '../../platform/throttle/throttle.ts'
import {
  blocks,
  conversations,
  fictionalAcknowledgements,
  members,
  messages,
} from '../../tables/index.ts'

const at = sql.placeholder

const senderSchema = z.object({
  status: z.enum(members.status.enumValues),
  paid: z.boolean(),
  hasWritten: z.boolean(),
  credits: z.number(),
  count: z.number(),
  ends: z.coerce.date(),
})

const lockStatement = statement(
  'lock-sender',
  {
    with: { tried: counting({ key: at('key'), now: at('now'), ends: at('ends') }) },
    select: {
      status: sql`member.status`,
      paid: sql`member.paid`,
      hasWritten: sql`'wrote' = any(member.counted_steps)`,
      credits: sql`member.credits`,
      count: sql`tried.count`,
      ends: sql`tried.ends`,
    },
    from: sql`${members} member, tried where member.id = ${at('member')} for no key update of member`,
  },
  senderSchema,
)

interface Attempt {
  readonly member: string
  readonly key: string
  readonly now: Date
  readonly ends: Date
}

/**
 * Counts an attempt and locks the sender's row until the transaction ends, which serializes what
 * one member sends. Data of the sender read before the lock may be stale.
 */
export async function lockSender(tx: Db, { member, key, now, ends }: Attempt) {
  const values = { member, key, now: now.toISOString(), ends: ends.toISOString() }
  const [sender] = await lockStatement(tx, values)
  return sender
}

const recipientSchema = z.object({
  id: z.string(),
  brand: z.string(),
  name: z.string(),
  profileStatus: z.enum(members.profileStatus.enumValues),
  privacyMode: z.boolean(),
  fictional: z.boolean(),
})

const sendContextSchema = z.object({
  /** The message already sent with this client id. */
  earlier: z.string().nullable(),
  other: recipientSchema.nullable(),
  blocks: z.object({ byMember: z.boolean(), byViewer: z.boolean() }),
  acknowledged: z.boolean(),
  conversation: z.string().nullable(),
  /** The recipient has written to this member before. */
  isKnown: z.boolean(),
})

export type Recipient = z.output<typeof recipientSchema>
export type SendContext = z.output<typeof sendContextSchema>

const sendContextStatement = statement(
  'find-send-context',
  {
    select: {
      earlier: sql`earlier.id`,
      conversation: sql`thread.id`,
      other: sql`
        case when other.id is not null then json_build_object('id', other.id, 'brand', other.brand,
          'name', other.name, 'profileStatus', other.profile_status, 'privacyMode', other.privacy_mode,
          'fictional', other.fictional) end`,
      blocks: sql`json_build_object(
        'byMember', exists (select 1 from ${blocks} where blocker = asked.other and blocked = asked.member),
        'byViewer', exists (select 1 from ${blocks} where blocker = asked.member and blocked = asked.other))`,
      acknowledged: sql`exists (select 1 from ${fictionalAcknowledgements} known
        where known.member = asked.member and known.profile = asked.other)`,
      isKnown: sql`exists (select 1 from ${messages} reply
        where reply.conversation = thread.id and reply.sender = asked.other and not reply.held)`,
    },
    from: sql`(values (${at('member')}::uuid, ${at('other')}::uuid, ${at('clientId')}::uuid)) asked (member, other, client_id)
    left join ${messages} earlier on earlier.sender = asked.member and earlier.client_id = asked.client_id
    left join ${members} other on other.id = asked.other
    left join ${conversations} thread
      on thread.lower_member = least(asked.member, asked.other) and thread.higher_member = greatest(asked.member, asked.other)`,
  },
  sendContextSchema,
)

interface SendQuery {
  readonly member: string
  readonly other: string
  readonly clientId: string
}

/** Reads everything that decides whether and how a member may write to another. */
export async function findSendContext(tx: Db, asked: SendQuery): Promise<SendContext> {
  const [context] = await sendContextStatement(tx, { ...asked })
  if (!context) throw new Error('One row was asked for.')
  return context
}
