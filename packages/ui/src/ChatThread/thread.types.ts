import type { MessageTexts } from '../MessageBubble/index.ts'

export interface ThreadTexts extends MessageTexts {
  /** Name of the log, as "Conversation with Anna". */
  readonly label: string
  /** Above the first unread message. */
  readonly unread: string
  readonly loadingOlder: string
  /** Button that leads to the end. */
  readonly newest: string
}
