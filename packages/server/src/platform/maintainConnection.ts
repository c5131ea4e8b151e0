import { setTimeout as wait } from 'node:timers/promises'

/** A connection that lasted this long was stable: the next pause is short again. */
const steadyMs = 5_000

export interface Connection {
  /** Settles when the connection has ended, for any reason. */
  readonly ended: Promise<unknown>
  close(): Promise<void>
}

interface Options {
  /** Opens the connection and makes it ready for use. It gives up when the signal aborts. */
  connect(signal: AbortSignal): Promise<Connection>
  /** Resolves when an attempt makes sense: not while the server is known to be unavailable. */
  readonly whenReady?: ((signal: AbortSignal) => Promise<void>) | undefined
  /** Called when an attempt has failed or the connection has ended, unless `close` closed it. */
  readonly onLost?: ((cause: unknown) => void) | undefined
}

export interface PersistentConnection {
  isConnected(): boolean
  /** Resolves when it was connected once, or was closed before that. */
  readonly opened: Promise<void>
  close(): Promise<void>
}

/** Keeps a connection open with a single loop, which reconnects after a growing pause. */
export function maintainConnection({ connect, whenReady, onLost }: Options): PersistentConnection {
  const closing = new AbortController()
  const { signal } = closing
  const closed = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  const opened = Promise.withResolvers<void>()
  let isConnected = false

  async function holdOne() {
    await whenReady?.(signal)
    const connection = await connect(signal)
    isConnected = true
    opened.resolve()
    try {
      await Promise.race([connection.ended, closed])
    } finally {
      isConnected = false
      await connection.close()
    }
  }

  async function run() {
    let failures = 0
    while (!signal.aborted) {
      const start = performance.now()
      const cause = await holdOne().then(
        () => new Error('The connection has ended.'),
        (error: unknown) => error,
      )
      if (signal.aborted) break
      onLost?.(cause)
      failures = performance.now() - start > steadyMs ? 0 : failures + 1
      await wait(backoffMs(failures), undefined, { ref: false, signal }).catch(() => undefined)
    }
    opened.resolve()
  }

  const running = run()
  return {
    isConnected: () => isConnected,
    opened: opened.promise,
    async close() {
      closing.abort()
      await running
    },
  }
}

const firstMs = 250
const mostMs = 3_000

/**
 * Pause before the next attempt in milliseconds. It doubles with each failure up to 3 s, and its upper half
 * is random, so that processes do not reconnect all at once.
 * @param failures how many attempts have failed in a row
 */
export function backoffMs(failures: number): number {
  const fullMs = Math.min(firstMs * 2 ** failures, mostMs)
  return fullMs / 2 + (Math.random() * fullMs) / 2
}
