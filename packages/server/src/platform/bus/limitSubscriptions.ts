import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../database/Database.ts'

/** A member's subscriptions in all processes together; one more ends the oldest. */
const subscriptionsAtMost = 8

const announcedAtOnce = 500

/** Sent on the channel of events when a member's subscription opens or closes in any process. */
export const subscriptionNoticeSchema = z.object({
  member: z.string(),
  subscription: z.uuid(),
  isOpen: z.boolean(),
})

export type SubscriptionNotice = z.infer<typeof subscriptionNoticeSchema>

export interface CountedSubscription {
  readonly id: string
  /**
   * Counts a subscription that opened after this one. A process that dies does not announce the end of its own; they
   * are forgotten after the next gap.
   */
  note(notice: SubscriptionNotice): void
  /** Forgets what was counted, since notices were missed. */
  forget(): void
}

/** Counts the subscriptions of the same member that are younger, in the order in which the database announced them. */
export function countYounger(id: string, onTooMany: () => void): CountedSubscription {
  const younger = new Set<string>()
  let isTold = false
  return {
    id,
    note({ subscription, isOpen }) {
      if (subscription === id) isTold = true
      else if (!isOpen) younger.delete(subscription)
      else if (isTold) younger.add(subscription)
      if (younger.size >= subscriptionsAtMost) onTooMany()
    },
    forget() {
      isTold = true
      younger.clear()
    },
  }
}

/** Announces subscriptions to all processes, in batches. A notice that cannot be sent is dropped. */
export function announceSubscriptions(db: Db, channel: string) {
  const waiting: SubscriptionNotice[] = []
  let sending: Promise<void> | undefined

  async function send() {
    while (waiting.length > 0) {
      const texts = waiting.splice(0, announcedAtOnce).map((notice) => JSON.stringify(notice))
      await db
        .execute(
          sql`select pg_notify(${channel}, value) from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb)`,
        )
        .catch(() => undefined)
    }
  }

  return {
    announce(notice: SubscriptionNotice) {
      waiting.push(notice)
      sending ??= Promise.resolve()
        .then(send)
        .finally(() => {
          sending = undefined
        })
    },
    settled: async () => sending,
  }
}
