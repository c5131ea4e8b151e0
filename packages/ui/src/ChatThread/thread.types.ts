import type { MessageLabels } from '../MessageBubble/index.ts'

export interface ThreadLabels extends MessageLabels {
  /** Label of the log, for example "Conversation with Anna". */
  readonly label: string
  /** Above the first unread message. */
  readonly unread: string
  readonly loadingOlder: string
  /** Button that scrolls to the newest message. */
  readonly newest: string
}
