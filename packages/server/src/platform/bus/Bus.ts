import type { LiveEvent } from '@bouquet/contract'
import type { Db } from '../database/Database.ts'

export interface Address {
  readonly brand: string
  /** Id of the member who receives the event. */
  readonly member: string
}

/** An event and the member whose open pages receive it. */
export interface OutgoingEvent {
  readonly to: Address
  readonly event: LiveEvent
}

/** An event as a page receives it; `id` is null for one that is not stored, such as typing. */
export interface DeliveredEvent {
  readonly id: number | null
  readonly event: LiveEvent
}

/**
 * Why a subscription ended: an event could not be read, the member opened too many, or this process stops.
 * Subscribing again after the last event misses none.
 */
export type SubscriptionEnd = 'unreadable' | 'too_many' | 'stopping'

export interface Subscriber {
  deliver(event: DeliveredEvent): void
  /** Called at most once, and not after `close`. */
  end(reason: SubscriptionEnd): void
}

export interface Subscription {
  /** Id of the last stored event that was delivered, or after which the subscription began. */
  readonly last: number
  close(): void
}

/** Delivers events to members' open pages, whichever process they are connected to. */
export interface Bus {
  /** Stores an event and delivers it when the transaction commits; a rolled-back one is never delivered. */
  publish(tx: Db, to: Address, event: LiveEvent): Promise<void>
  /** Stores and delivers several events in this order, as cheaply as one. */
  publishAll(tx: Db, outgoing: readonly OutgoingEvent[]): Promise<void>
  /** Delivers an event without storing it. */
  announce(db: Db, to: Address, event: LiveEvent): Promise<void>
  /**
   * Delivers a member's events, each stored one once, including those published while the database or the event bus
   * was unavailable.
   * @param after id of the last known event; without it, only new events are delivered
   */
  subscribe(member: string, subscriber: Subscriber, after?: number): Subscription
  /**
   * Stored events after the one with this id, in order. One published by a transaction that overlapped may
   * come a second time; none is left out.
   */
  since(member: string, id: number): Promise<DeliveredEvent[]>
  /** Whether events are delivered at once, and not after an outage. */
  isConnected(): boolean
  /** Ends all subscriptions, and each new one at once. */
  endSubscriptions(): void
  close(): Promise<void>
}
