import type { Client } from '../Client.ts'

/**
 * Runs what accompanies a logged-in member: their unsent messages and drafts, live events and polling.
 * Gives the way to end it.
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
