import type { ReactNode } from 'react'
import type { PhotoSource } from '../Photo/index.ts'

export type ThreadMessageState = 'held' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

export type ThreadBody =
  | { readonly kind: 'text'; readonly text: string }
  /** A drawing with its name. */
  | { readonly kind: 'gift'; readonly name: string; readonly picture: ReactNode }
  | {
      readonly kind: 'photo'
      readonly photo: PhotoSource
      readonly alt: string
      /** Not opened yet: the server sends it blurred, and these words open it. */
      readonly veilText?: string | undefined
    }

export interface ThreadMessage {
  /** Stays the same when a sent message gets its number from the server. */
  readonly id: string
  readonly isOwn: boolean
  readonly body: ThreadBody
  readonly state: ThreadMessageState
  /** "14:05". */
  readonly timeText: string
  /** Words for the state of an own message, as "Read" or "Not sent". */
  readonly stateText?: string | undefined
  /** Same for all messages of one day; the words of the first are shown above it. */
  readonly day: string
  readonly dayText: string
}

export interface MessageTexts {
  /** Said before each message: "You" and the other's name. */
  readonly own: string
  readonly other: string
  readonly retry: string
  readonly drop: string
}
