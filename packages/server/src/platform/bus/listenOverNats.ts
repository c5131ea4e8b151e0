import { connect } from '@nats-io/transport-node'
import type { Database } from '../database/Database.ts'
import { relay } from './relay.ts'

interface Places {
  readonly databaseUrl: string
  readonly natsUrl: string
}

/**
 * Hears the database through NATS: one process listens to the database and tells all, so that a commit
 * wakes one connection however many processes serve members.
 */
export async function listenOverNats({ databaseUrl, natsUrl }: Places): Promise<{
  readonly listen: Database['listen']
  close(): Promise<void>
}> {
  const nats = await connect({ servers: natsUrl, maxReconnectAttempts: -1 })
  return {
    async listen(channel, hear) {
      const subject = `bouquet.${channel}`
      const heard = nats.subscribe(subject, { callback: (_, message) => hear(message.string()) })
      await nats.flush()
      const stop = relay({
        databaseUrl,
        channel,
        pass: (payload) => nats.publish(subject, payload),
      })
      return async () => {
        heard.unsubscribe()
        await stop()
      }
    },
    close: () => nats.drain(),
  }
}
