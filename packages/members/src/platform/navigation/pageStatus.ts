import { createContext, use } from 'react'

/** Is told the HTTP status of a page that is drawn on the server, when it is not 200. */
export const StatusListener = createContext<(status: 404) => void>(() => {})

/** Says that what the address names does not exist. */
export function useNotFoundStatus(): void {
  use(StatusListener)(404)
}
