import type { Db } from '../../platform/database/Database.ts'
import type { Finding } from '../../tables/index.ts'
import { totalWeight } from '../moderation/index.ts'
import { insertMessage } from './insertMessage.store.ts'
import type { MessageRow } from './message.store.ts'
import { insertMessageReview } from './messageReview.store.ts'

interface CheckResult {
  readonly brand: string
  readonly findings: readonly Finding[]
  /** A person of the staff looks at it first. */
  readonly toReview: boolean
  /** The sender's address is not confirmed yet. */
  readonly isUnconfirmed: boolean
  /** Credits; taken here of none, but kept with one that is held until it is delivered. */
  readonly cost: number
}

/** Places a message, held back if a check or the sender's address says so. */
export async function insertCheckedMessage(
  tx: Db,
  message: Omit<MessageRow, 'number' | 'held' | 'heldFor' | 'unpaid' | 'findings'>,
  { brand, findings, toReview, isUnconfirmed: waits, cost }: CheckResult,
): Promise<MessageRow> {
  const row = await insertMessage(tx, {
    ...message,
    held: toReview || waits,
    unpaid: toReview || waits ? cost : 0,
    heldFor: toReview ? 'review' : waits ? 'confirmation' : null,
    findings: findings.length > 0 ? [...findings] : null,
  })
  if (toReview) {
    const { id, sender, sentAt: created } = row
    await insertMessageReview(tx, {
      message: id,
      sender,
      brand,
      weight: totalWeight(findings),
      created,
    })
  }
  return row
}
