import { createContext, use } from 'react'

/** Is told the HTTP status of a page that is drawn on the server, when it is not 200. */
export const StatusListener = createContext<(status: 404 | 422) => void>(() => {})

/** Says that what the address names does not exist. */
export function useNotFoundStatus(): void {
  use(StatusListener)(404)
}

/** Says that the form that the page responds to was refused. */
export function useRefusedStatus(isRefused: boolean): void {
  const tell = use(StatusListener)
  if (isRefused) tell(422)
}
