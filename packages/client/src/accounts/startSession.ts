import { browserStorage } from '@bouquet/contract'
import type { Client } from '../Client.ts'
import { reportPageHidden } from '../notifications/pageHidden.ts'
import { saveTimeZone } from './accounts.ts'

/**
 * Starts the services of a logged-in member: outbox, drafts, live events, polling and push. A logout in another tab
 * ends the session here too.
 * @param shown resolves when the page is on the screen. Drafts and unsent messages do not wait for it; everything
 * that changes data does. Without it nothing waits.
 * @returns a function that stops them
 */
export function startSession(client: Client, member: string, shown?: Promise<void>): () => void {
  const { outbox, drafts, live, polling, push, sessionLost } = client
  const online = () => outbox.resume()
  sessionLost.set(false)
  drafts.open(member)
  outbox.open(member)
  let isOver = false
  const startUpdates = () => {
    if (isOver) return
    live.start(member)
    polling.start()
    push.start(member)
    // If this fails, the next start tries again.
    saveTimeZone(client).catch(() => {})
  }
  if (shown) void shown.then(startUpdates)
  else startUpdates()
  const followOtherTabs = ({ key, newValue }: StorageEvent) => {
    if (key === browserStorage.logged_in.name && newValue === null) client.loseSession()
  }
  window.addEventListener('online', online)
  window.addEventListener('storage', followOtherTabs)
  document.addEventListener('visibilitychange', live.check)
  const stopReporting = reportPageHidden()
  return () => {
    isOver = true
    window.removeEventListener('online', online)
    window.removeEventListener('storage', followOtherTabs)
    document.removeEventListener('visibilitychange', live.check)
    stopReporting()
    push.stop()
    polling.stop()
    live.stop()
    outbox.close()
  }
}
