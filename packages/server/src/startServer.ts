import type { Config } from './platform/config.ts'
import { type DataFolder, openDataFolder } from './platform/dataFolder/openDataFolder.ts'
import type { OpenPort } from './platform/http/openPort.ts'

export interface RunningServer {
  readonly port: number
  /** Finishes what is under way, then closes the database and releases the data folder. */
  stop(): Promise<void>
}

/**
 * Starts the whole program and returns when it answers requests: takes the data folder, opens the port,
 * then the database. Until it is ready the port answers 503 `maintenance`.
 * @throws StartError when folder or port cannot be had, with nothing touched
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const { folder, open } = await takePlace(config)
  // The program takes a while to load, which neither a refused start nor the port should wait for.
  const { serveProgram } = await import('./serveProgram.ts')
  return serveProgram(config, folder, open)
}

/**
 * Tries whether a server could start on this folder and port, and releases both again.
 * @throws StartError when it could not
 */
export async function checkStart(config: Config): Promise<void> {
  // Loaded before, so that the folder is held for a moment only.
  await import('./platform/http/openPort.ts')
  const { folder, open } = await takePlace(config)
  open.close()
  await folder.close()
}

interface Place {
  readonly folder: DataFolder
  readonly open: OpenPort
}

async function takePlace(config: Config): Promise<Place> {
  const folder = await openDataFolder(config, { purpose: 'server' })
  try {
    const { openPort } = await import('./platform/http/openPort.ts')
    const open = await openPort(config.port, config.limits)
    await folder.setPort(open.port)
    return { folder, open }
  } catch (error) {
    await folder.close()
    throw error
  }
}
