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
      /** Not opened yet: the photo is blurred by the server, and a button opens it. */
      readonly isVeiled?: boolean | undefined
    }

export interface ThreadMessage {
  /** Stable when a sent message gets its id from the server. */
  readonly id: string
  readonly isOwn: boolean
  readonly body: ThreadBody
  readonly state: ThreadMessageState
  /** "14:05". */
  readonly timeText: string
  /** Why it is held or was not sent. */
  readonly reason?: string | undefined
  /** What to beware of in a message of the other person. */
  readonly warning?: string | undefined
  /** Equal for all messages of one day. `dayText` of the first is shown above it. */
  readonly day: string
  readonly dayText: string
}
