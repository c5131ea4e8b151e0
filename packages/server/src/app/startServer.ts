import { themesProblem } from '@bouquet/machine/themesProblem'
import type { Config } from '../platform/config.ts'
import { openDataFolder } from '../platform/dataFolder/openDataFolder.ts'
import type { OpenPort } from '../platform/http/openPort.ts'
import { StartError } from '../platform/StartError.ts'
import type { Claimed, RunningServer } from './serveRuntime.ts'

/**
 * Starts the whole program and returns when it serves requests: takes the data folder, opens the port,
 * then the database. Until it is ready the port responds with 503 `maintenance`; with
 * PostgreSQL it opens when the program is ready.
 * @throws StartError when folder or port cannot be had, with nothing touched
 */
export async function startServer(config: Config): Promise<RunningServer> {
  try {
    const place = await claimResources(config)
    // Loading the program takes a while; a refused start and opening the port should not wait for it.
    const { serveRuntime } = await import('./serveRuntime.ts')
    return await serveRuntime(config, place)
  } catch (error) {
    const { explainFailedStart } = await import('../platform/space/refuseFullDrive.ts')
    throw await explainFailedStart(error, config.dataDir)
  }
}

/**
 * Checks whether a server could start on this folder and port, and releases both.
 * @throws StartError when it could not
 */
export async function checkStart(config: Config): Promise<void> {
  refuseThemes(config)
  // Fails for a folder in use before anything else is loaded.
  await (await openDataFolder(config, { purpose: 'server' })).close()
  // Loaded before the folder is locked, so that it is locked for a moment only.
  await import('../platform/http/openPort.ts')
  const { folder, open, closePrivate } = await claimResources(config)
  open.close()
  closePrivate()
  await folder.close()
}

function refuseThemes({ themesDir }: Config): void {
  const problem = themesProblem(themesDir)
  if (problem !== undefined)
    throw new StartError(
      'themes_unusable',
      `${problem} Set THEMES_DIR to the folder of the brands, or make one with \`bouquet new\`.`,
    )
}

async function claimResources(config: Config): Promise<Claimed> {
  refuseThemes(config)
  const folder = await openDataFolder(config, { purpose: 'server' })
  const opened: OpenPort[] = []
  try {
    const { openPort } = await import('../platform/http/openPort.ts')
    const { openOperations } = await import('../platform/health/operations.ts')
    const { operationsPort, limits } = config
    const operations = openOperations({ hasPrivatePort: operationsPort !== undefined })
    const open = await openPort(config.port, limits, {
      host: config.host,
      respondFirst: operations.respondPublic,
      // Others may serve the same database: they take the requests until this process can.
      opensLate: config.databaseUrl !== undefined,
    })
    opened.push(open)
    if (operationsPort !== undefined) {
      const own = await openPort(operationsPort, limits)
      await own.respondWith(operations.respondPrivate)
      opened.push(own)
    }
    await folder.setPort(open.port)
    return { folder, open, operations, closePrivate: () => opened[1]?.close() }
  } catch (error) {
    for (const { close } of opened) close()
    await folder.close()
    throw error
  }
}
