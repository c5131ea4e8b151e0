import type { Db } from '../../platform/database/Database.ts'
import type { Finding } from '../../tables/index.ts'
import { totalWeight } from '../moderation/index.ts'
import { insertMessage } from './insertMessage.store.ts'
import type { MessageRow } from './message.store.ts'
import { insertMessageReview } from './messageReview.store.ts'

interface CheckResult {
  readonly brand: string
  readonly findings: readonly Finding[]
  /** Staff review the message before it is delivered. */
  readonly toReview: boolean
  /** The sender has not confirmed their email address yet. */
  readonly isUnconfirmed: boolean
  /**
   * Credits. Stored with a held message and charged when it is delivered; nothing is charged here.
   */
  readonly cost: number
}

/** Inserts a message, held if it needs review or the sender is unconfirmed. */
export async function insertCheckedMessage(
  tx: Db,
  {
    message,
    check: { brand, findings, toReview, isUnconfirmed: waits, cost },
  }: {
    readonly message: Omit<MessageRow, 'sequence' | 'held' | 'heldFor' | 'creditsDue' | 'findings'>
    readonly check: CheckResult
  },
): Promise<MessageRow> {
  const row = await insertMessage(tx, {
    ...message,
    held: toReview || waits,
    creditsDue: toReview || waits ? cost : 0,
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

/** Ledger key of the charge for a message; a refund finds the charge by it. */
export function chargeKey(reason: 'message' | 'gift' | 'photo', clientId: string): string {
  return `${reason}:${clientId}`
}
