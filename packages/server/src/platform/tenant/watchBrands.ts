import { join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import type { Diagnostic, DiagnosticLevel, LoadedBrands } from '@bouquet/theme/load'
import type { Level, Logger } from 'pino'
import type { Config } from '../config.ts'
import { type Brands, createHostLookup } from './Brands.ts'
import { watchFolders } from './watchFolders.ts'

export interface WatchedBrands extends Brands {
  /** Called after a change of the brands. */
  onChange(listener: () => Promise<void>): void
  close(): void
}

const logLevels: Record<DiagnosticLevel, Level> = {
  fatal: 'error',
  error: 'error',
  warning: 'warn',
  advice: 'info',
}

/**
 * Reads the brand files, and again when the folder changes, so that new brands need no restart. Errors in a
 * file are logged and affect only its brand, which keeps its last valid content until the file is fixed or
 * removed.
 */
export async function watchBrands(
  { themesDir: folder, localHosts }: Pick<Config, 'themesDir' | 'localHosts'>,
  load: (folder: string) => Promise<LoadedBrands>,
  log: Logger,
): Promise<WatchedBrands> {
  let brands: readonly Brand[] = []
  let byHost: Brands['byHost'] = () => undefined
  let invalid: readonly string[] = []
  let diagnostics: readonly Diagnostic[] = []
  let logged: ReadonlySet<string> = new Set()
  let onChange = async () => {}

  /** Logs each problem once, and again when it recurs. */
  function logDiagnostics() {
    for (const diagnostic of diagnostics) {
      const { level, code, file, line, field, reason, remedy } = diagnostic
      if (logged.has(JSON.stringify(diagnostic))) continue
      log[logLevels[level]]({ code, file, line, field, reason, remedy }, 'brand file')
    }
    logged = new Set(diagnostics.map((diagnostic) => JSON.stringify(diagnostic)))
  }

  async function read() {
    const loaded = await load(folder)
    diagnostics = loaded.diagnostics
    logDiagnostics()
    const retained = brands.filter(({ id }) => loaded.invalid.includes(id))
    for (const { id } of retained) {
      if (!invalid.includes(id)) log.warn({ brand: id }, 'brand keeps its last good content')
    }
    invalid = loaded.invalid
    brands = [...loaded.brands, ...retained]
    byHost = createHostLookup(brands, { localHosts })
  }

  async function readAgain() {
    const before = JSON.stringify(brands)
    try {
      await read()
      if (JSON.stringify(brands) !== before) await onChange()
    } catch (error) {
      log.error({ error: String(error) }, 'brand files')
    }
  }

  await read()
  const watcher = watchFolders([folder, join(folder, 'companies')], readAgain)

  return {
    byHost: (host) => byHost(host),
    byId: (id) => brands.find((brand) => brand.id === id),
    all: () => brands,
    diagnostics: () => diagnostics,
    onChange: (listener) => {
      onChange = listener
    },
    close: () => watcher.close(),
  }
}
