import type { ReactNode } from 'react'
import type { PhotoSource } from '../Photo/index.ts'

export type ThreadMessageState = 'held' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed'

export type ThreadBody =
  | { readonly kind: 'text'; readonly text: string }
  /** A gift icon with its name. */
  | { readonly kind: 'gift'; readonly name: string; readonly picture: ReactNode }
  | {
      readonly kind: 'photo'
      readonly photo: PhotoSource
      readonly alt: string
      /** Not opened yet: the photo is blurred by the server, and this button opens it. */
      readonly veilText?: string | undefined
    }

export interface ThreadMessage {
  /** Stable when a sent message gets its id from the server. */
  readonly id: string
  readonly isOwn: boolean
  readonly body: ThreadBody
  readonly state: ThreadMessageState
  /** "14:05". */
  readonly timeText: string
  /** Label of the delivery state, for example "Read" or "Not sent". */
  readonly stateText?: string | undefined
  /** Equal for all messages of one day. `dayText` of the first is shown above it. */
  readonly day: string
  readonly dayText: string
}

export interface MessageLabels {
  /** Read before each message: "You" and the other person's name. */
  readonly own: string
  readonly other: string
  readonly retry: string
  readonly drop: string
}
