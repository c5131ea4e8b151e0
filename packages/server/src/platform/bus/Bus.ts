import type { LiveEvent } from '@bouquet/contract'
import type { Db } from '../database/Database.ts'

interface Address {
  readonly brand: string
  /** Id of the member who is told. */
  readonly member: string
}

/** An event, and the member whose pages are told it. */
export interface Telling {
  readonly to: Address
  readonly event: LiveEvent
}

/** An event as a page gets it; `id` is null for one that is not kept, such as typing. */
export interface Heard {
  readonly id: number | null
  readonly event: LiveEvent
}

/** Tells members' open pages what has happened, whichever process they are connected to. */
export interface Bus {
  /** Keeps an event and tells it when the transaction commits; a rolled back one is never heard. */
  publish(tx: Db, to: Address, event: LiveEvent): Promise<void>
  /** Keeps and tells several in this order, at the price of one. */
  publishAll(tx: Db, tellings: readonly Telling[]): Promise<void>
  /** Tells an event that need not be kept. */
  announce(db: Db, to: Address, event: LiveEvent): Promise<void>
  /**
   * Hears a member's events from now on.
   * @returns stops hearing
   */
  subscribe(member: string, hear: (heard: Heard) => void): () => void
  /**
   * Kept events that a page whose last one has this id may lack, by their ids. One that was told while
   * that transaction was under way may come a second time, none is left out.
   */
  since(member: string, id: number): Promise<Heard[]>
  close(): Promise<void>
}
