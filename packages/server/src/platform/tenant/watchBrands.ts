import { watch } from 'node:fs'
import type { Brand } from '@bouquet/theme'
import type { FaultLevel, LoadedBrands } from '@bouquet/theme/load'
import type { Level, Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Brands, servesHost } from './Brands.ts'

export interface WatchedBrands extends Brands {
  /** Called after each reading that follows a change. */
  onChange(hear: () => Promise<void>): void
  close(): void
}

const settleMs = 200

const logLevels: Record<FaultLevel, Level> = {
  fatal: 'error',
  error: 'error',
  warning: 'warn',
  advice: 'info',
}

/**
 * Reads the brand files and reads them again when the folder changes, so that a new file is a new site
 * without a restart. What is wrong with a file is logged, and stops its own brand at most.
 */
export async function watchBrands(
  { themesDir: folder, localHosts }: Pick<Config, 'themesDir' | 'localHosts'>,
  load: (folder: string) => Promise<LoadedBrands>,
  log: Logger,
): Promise<WatchedBrands> {
  let brands: readonly Brand[] = []
  let waiting: NodeJS.Timeout | undefined
  let hear = async () => {}

  async function read() {
    const loaded = await load(folder)
    for (const { level, file, line, field, reason, remedy } of loaded.faults) {
      log[logLevels[level]]({ file, line, field, reason, remedy }, 'brand file')
    }
    brands = loaded.brands
  }

  async function readAgain() {
    await read()
    await hear()
  }

  const readLater = () => {
    readAgain().catch((error: unknown) => log.error({ error: String(error) }, 'brand files'))
  }

  await read()
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(readLater, settleMs)
  })

  return {
    byHost: (host) => brands.find((brand) => servesHost(brand, host, { localHosts })),
    byId: (id) => brands.find((brand) => brand.id === id),
    all: () => brands,
    onChange: (listener) => {
      hear = listener
    },
    close: () => {
      clearTimeout(waiting)
      watcher.close()
    },
  }
}
