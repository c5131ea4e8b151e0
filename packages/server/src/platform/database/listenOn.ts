import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const retryMs = 1_000

/** Keeps one connection of its own listening on a channel, and comes back when it breaks. */
export async function listenOn(url: string, channel: string, hear: (payload: string) => void) {
  let stopped = false
  let client = await connect()

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => hear(payload ?? ''))
    next.on('error', () => undefined)
    next.once('end', () => void reconnect())
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    return next
  }

  async function reconnect() {
    while (!stopped) {
      await wait(retryMs, undefined, { ref: false })
      try {
        client = await connect()
        return
      } catch {
        // The server is away; try again after the pause.
      }
    }
  }

  return async () => {
    stopped = true
    await client.end()
  }
}
