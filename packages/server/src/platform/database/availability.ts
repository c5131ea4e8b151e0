import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { backoffMs } from '../backoff.ts'

/** Whether a server that the program needs is there. */
export interface Availability {
  isAvailable(): boolean
  /** Resolves at once, or when the server is back; rejects when the signal aborts. */
  whenAvailable(signal: AbortSignal): Promise<void>
  /** Says that a connection has failed: the server is tried, and while it does not answer it counts as away. */
  suspect(cause: unknown): void
  close(): void
}

interface Options {
  /** As it stands in the log, such as `database`. */
  readonly name: string
  readonly log: Logger
  /** Throws when the server is away. */
  probe(): Promise<void>
}

/** Watches a server by a single loop, and logs each outage once when it begins and once when it ends. */
export function watchAvailability({ name, log, probe }: Options): Availability {
  const closing = new AbortController()
  let back: Promise<void> | undefined
  let awayAt: number | undefined

  async function waitUntilBack() {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        await probe()
        break
      } catch (error) {
        if (closing.signal.aborted) return
        if (awayAt === undefined) log.warn({ reason: reasonOf(error) }, `${name} away`)
        awayAt ??= Date.now()
      }
      const pause = { ref: false, signal: closing.signal }
      await wait(backoffMs(failures), undefined, pause).catch(() => undefined)
    }
    if (awayAt === undefined || closing.signal.aborted) return
    log.info({ awayMs: Date.now() - awayAt }, `${name} back`)
    awayAt = undefined
  }

  return {
    isAvailable: () => awayAt === undefined,
    async whenAvailable(signal) {
      signal.throwIfAborted()
      if (!back) return
      const aborted = Promise.withResolvers<never>()
      const abort = () => aborted.reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      await Promise.race([back, aborted.promise]).finally(() =>
        signal.removeEventListener('abort', abort),
      )
    },
    suspect() {
      if (closing.signal.aborted) return
      back ??= waitUntilBack().finally(() => {
        back = undefined
      })
    },
    close: () => closing.abort(),
  }
}

/** Of an embedded engine, which cannot be away. */
export const alwaysAvailable: Availability = {
  isAvailable: () => true,
  whenAvailable: async () => undefined,
  suspect: () => undefined,
  close: () => undefined,
}

export const reasonOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(String).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
