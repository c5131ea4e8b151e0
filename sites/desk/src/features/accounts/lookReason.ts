import { useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Why somebody looks at a member; kept out of the address, and asked for again after the tab is closed. */
    readonly lookReason?: string
  }
}

/** The reason that was given for the look at this page; null when it was opened without one. */
export function useLookReason(): string | null {
  return useRouterState({ select: ({ location }) => location.state.lookReason ?? null })
}
