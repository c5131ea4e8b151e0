import type { Client } from '../Client.ts'

/**
 * Starts the services of a logged-in member: outbox, drafts, live events and polling.
 * Returns a function that stops them.
 */
export function startSession(client: Client, member: string): () => void {
  const { outbox, drafts, live, polling, sessionLost } = client
  const online = () => outbox.resume()
  sessionLost.set(false)
  drafts.open(member)
  outbox.open(member)
  live.start()
  polling.start()
  window.addEventListener('online', online)
  return () => {
    window.removeEventListener('online', online)
    polling.stop()
    live.stop()
    outbox.close()
  }
}
