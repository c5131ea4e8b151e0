import { watch } from 'node:fs'
import type { Brand } from '@bouquet/theme'
import type { Logger } from 'pino'
import { type Brands, servesHost } from './Brands.ts'

interface Loaded {
  readonly brands: readonly Brand[]
  readonly faults: readonly {
    readonly file: string
    readonly field: string
    readonly reason: string
  }[]
}

export interface WatchedBrands extends Brands {
  /** Called after each reading that follows a change. */
  onChange(hear: () => Promise<void>): void
  close(): void
}

const settleMs = 200

/**
 * Reads the brand files and reads them again when the folder changes, so that a new file is a new site
 * without a restart. A file with a fault is logged and stops only its own brand.
 */
export async function watchBrands(
  folder: string,
  load: (folder: string) => Promise<Loaded>,
  log: Logger,
): Promise<WatchedBrands> {
  let brands: readonly Brand[] = []
  let waiting: NodeJS.Timeout | undefined
  let hear = async () => {}

  async function read() {
    const loaded = await load(folder)
    for (const { file, field, reason } of loaded.faults)
      log.error({ file, field, reason }, 'brand file')
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
    byHost: (host) => brands.find((brand) => servesHost(brand, host)),
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
