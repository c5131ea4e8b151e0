import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Written on the page of the member who is to get it; it goes along to the signup, and never into the address. */
    readonly firstMessage?: string
  }
}

/** The first message that this entry of the browser's history keeps, or an empty text. */
export function useStoredMessage(): string {
  return useLocation({ select: ({ state }) => state.firstMessage ?? '' })
}
