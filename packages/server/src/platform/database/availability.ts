import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { backoffMs } from '../maintainConnection.ts'

/** Whether a server that the program needs can be reached. */
export interface Availability {
  isAvailable(): boolean
  /** Resolves when the server is available; rejects when the signal aborts. */
  whenAvailable(signal: AbortSignal): Promise<void>
  /** Reports a failed connection. The server is probed and counts as unavailable until it answers. */
  suspect(cause: unknown): void
  close(): void
}

interface Options {
  /** Name for the log, such as `database`. */
  readonly name: string
  readonly log: Logger
  /** Words for the log. */
  readonly states?: { readonly away: string; readonly back: string }
  /** Throws when the server is not available. */
  probe(): Promise<void>
}

/** Watches a server with a single loop. Logs the start and the end of each outage. */
export function watchAvailability({
  name,
  log,
  states = { away: 'away', back: 'back' },
  probe,
}: Options): Availability {
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
        if (awayAt === undefined) log.warn({ reason: reasonOf(error) }, `${name} ${states.away}`)
        awayAt ??= Date.now()
      }
      const pause = { ref: false, signal: closing.signal }
      await wait(backoffMs(failures), undefined, pause).catch(() => undefined)
    }
    if (awayAt === undefined || closing.signal.aborted) return
    log.info({ awayMs: Date.now() - awayAt }, `${name} ${states.back}`)
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

/** For the embedded engine. */
export const alwaysAvailable: Availability = {
  isAvailable: () => true,
  whenAvailable: async () => undefined,
  suspect: () => undefined,
  close: () => undefined,
}

export function reasonOf(error: unknown): string {
  return error instanceof AggregateError && error.message === ''
    ? error.errors.map(String).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
}
