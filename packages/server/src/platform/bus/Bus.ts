import type { LiveEvent } from '@bouquet/contract'
import type { Db } from '../database/Database.ts'

interface Address {
  readonly brand: string
  /** Id of the member who is told. */
  readonly member: string
}

/** An event, and the member whose pages are told it. */
export interface OutgoingEvent {
  readonly to: Address
  readonly event: LiveEvent
}

/** An event as a page gets it; `id` is null for one that is not kept, such as typing. */
export interface DeliveredEvent {
  readonly id: number | null
  readonly event: LiveEvent
}

/**
 * Why a subscription gets no more events: one could not be read, the member opened too many, or this process
 * stops. Whoever subscribes again after the last event misses none.
 */
export type SubscriptionEnd = 'unreadable' | 'too_many' | 'stopping'

export interface Subscriber {
  deliver(event: DeliveredEvent): void
  /** Told once at most, and not after `close`. */
  end(reason: SubscriptionEnd): void
}

export interface Subscription {
  /** Id of the last kept event that was delivered, or after which the subscription began. */
  readonly last: number
  close(): void
}

/** Tells members' open pages what has happened, whichever process they are connected to. */
export interface Bus {
  /** Keeps an event and tells it when the transaction commits; a rolled back one is never heard. */
  publish(tx: Db, to: Address, event: LiveEvent): Promise<void>
  /** Keeps and tells several in this order, at the price of one. */
  publishAll(tx: Db, tellings: readonly OutgoingEvent[]): Promise<void>
  /** Tells an event that need not be kept. */
  announce(db: Db, to: Address, event: LiveEvent): Promise<void>
  /**
   * Delivers a member's events, each kept one once, also those that were told while the database or the event
   * bus was away.
   * @param after id of the last event that is known already; from now on without it
   */
  subscribe(member: string, subscriber: Subscriber, after?: number): Subscription
  /**
   * Kept events that a page whose last one has this id may lack, by their ids. One that was told while
   * that transaction was under way may come a second time, none is left out.
   */
  since(member: string, id: number): Promise<DeliveredEvent[]>
  /** Whether events that are told now are delivered now, and not after an outage. */
  isConnected(): boolean
  /** Ends all subscriptions, and each new one at once. */
  endSubscriptions(): void
  close(): Promise<void>
}
