import type { Message } from '@bouquet/contract'
import type { MessageMenuState } from '@bouquet/ui/MessageBubble'
import { MessageMenu } from '@bouquet/ui/MessageMenu'
import { type ReactNode, useCallback, useRef } from 'react'

/** The actions of each message that has any: copying a text, and reporting a message of the other. */
export function useMessageMenu(
  messages: readonly Message[],
  onReport: (message: Message) => void,
): (id: string, state: MessageMenuState) => ReactNode {
  // Read when a message is drawn, so that the function stays the same.
  const current = useRef({ messages, onReport })
  current.current = { messages, onReport }
  return useCallback((id, state) => {
    const message = current.current.messages.find(({ client_id }) => client_id === id)
    if (!message || (message.from_me && message.body.kind !== 'text')) return null
    return (
      <MessageMenu
        {...state}
        text={message.body.kind === 'text' ? message.body.text : undefined}
        onReport={message.from_me ? undefined : () => current.current.onReport(message)}
      />
    )
  }, [])
}
