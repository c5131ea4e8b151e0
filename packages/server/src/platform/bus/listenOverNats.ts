import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Logger } from 'pino'
import { reasonOf } from '../database/availability.ts'
import type { Database, Listening } from '../database/Database.ts'
import { maintainConnection } from '../maintainConnection.ts'
import { relay } from './relay.ts'

interface Options {
  readonly databaseUrl: string
  readonly natsUrl: string
  readonly database: Pick<Database, 'availability' | 'listen'>
  readonly log: Logger
  /** Called whenever the NATS server is connected or disconnected. */
  readonly onState?: (isConnected: boolean) => void
}

const connectMs = 5_000

/** A NATS server that falls silent is noticed within twice this time. */
const pingMs = 10_000

/**
 * Listens to the database through NATS: one process listens to the database and relays to all, so that a commit
 * wakes one connection however many processes serve members. While NATS is away this process listens to the
 * database itself.
 */
export function listenOverNats({
  databaseUrl,
  natsUrl,
  database,
  log,
  onState,
}: Options): Database['listen'] {
  return (channel, listener) => {
    const subject = `bouquet.${channel}`
    const restarted = `${subject}.restarted`
    const fallback = fallbackTo(() => database.listen(channel, listener))
    let isAway = false

    function startRelay(nats: NatsConnection) {
      return relay({
        databaseUrl,
        availability: database.availability,
        channel,
        onPayload: (payload) => publish(nats, subject, payload),
        onStart: () => publish(nats, restarted),
      })
    }

    const connection = maintainConnection({
      async connect() {
        const nats = await connect({
          servers: natsUrl.split(','),
          timeout: connectMs,
          pingInterval: pingMs,
          maxPingOut: 1,
          // A single loop reconnects, each time with a new subscription and a new relay.
          reconnect: false,
        })
        subscribe(nats, subject, (payload) => listener.onPayload(payload))
        subscribe(nats, restarted, () => listener.onOpen())
        await nats.flush()
        if (isAway) log.info('event bus back')
        isAway = false
        onState?.(true)
        listener.onOpen()
        void fallback.stop()
        const relaying = startRelay(nats)
        return {
          ended: nats.closed(),
          async close() {
            await relaying.close()
            await nats.close()
          },
        }
      },
      onLost(cause) {
        if (!isAway) log.warn({ reason: reasonOf(cause) }, 'event bus away')
        isAway = true
        onState?.(false)
        fallback.start()
      },
    })

    return {
      isConnected: () => connection.isConnected() || fallback.isConnected(),
      opened: Promise.race([connection.opened, fallback.opened]),
      async close() {
        await connection.close()
        await fallback.stop()
      },
    }
  }
}

/** Does nothing on a closed connection, whose loss is reported separately. */
function publish(nats: NatsConnection, subject: string, payload = '') {
  if (!nats.isClosed()) nats.publish(subject, payload)
}

const subscribe = (nats: NatsConnection, subject: string, onPayload: (payload: string) => void) =>
  nats.subscribe(subject, {
    callback: (error, message) => {
      if (!error) onPayload(message.string())
    },
  })

/** A listener that can be started and stopped repeatedly. */
function fallbackTo(listen: () => Listening) {
  const opened = Promise.withResolvers<void>()
  let listening: Listening | undefined
  return {
    opened: opened.promise,
    isConnected: () => listening?.isConnected() ?? false,
    start() {
      if (listening) return
      listening = listen()
      void listening.opened.then(opened.resolve)
    },
    async stop() {
      const own = listening
      listening = undefined
      await own?.close()
    },
  }
}
