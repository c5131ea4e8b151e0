import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Finding, ok, problem, warning } from '@bouquet/machine/finding'
import type { Config } from '../../platform/config.ts'
import { openDataFolder } from '../../platform/dataFolder/openDataFolder.ts'
import { nameOwner, runningPort } from '../../platform/dataFolder/owner.ts'
import { openPort } from '../../platform/http/openPort.ts'
import { StartError } from '../../platform/StartError.ts'

const gigabyte = 2 ** 30
const spaceNeeded = 0.2 * gigabyte
const spaceAdvised = 2 * gigabyte

/** Checks the data folder, its space, and the ports. A server that is running on them is no problem. */
export async function checkMachine(config: Config): Promise<readonly Finding[]> {
  const [folder, space] = [await checkFolder(config), await checkSpace(config.dataDir)]
  const serving = await runningPort(config.dataDir)
  const ports = [config.port, config.operationsPort].filter((port) => port !== undefined)
  const opened: Finding[] = []
  for (const port of ports) opened.push(await checkPort(port, config, serving))
  return [folder, space, ...opened]
}

async function checkFolder({ dataDir, databaseUrl }: Config): Promise<Finding> {
  const exists = await stat(dataDir).then(
    () => true,
    () => false,
  )
  if (!exists) return checkParent(dataDir)
  try {
    await (await openDataFolder({ dataDir, databaseUrl }, { purpose: 'operator command' })).close()
    return ok('data folder', `${dataDir} is writable and free`)
  } catch (error) {
    if (error instanceof StartError && error.code === 'data_folder_in_use')
      return ok('data folder', `${dataDir} is in use by ${await nameOwner(dataDir)}`)
    return problem(
      'data folder',
      error instanceof Error ? error.message : String(error),
      'Set DATA_DIR to a folder of its own that belongs to this user.',
    )
  }
}

const checkParent = (dataDir: string): Promise<Finding> =>
  access(dirname(dataDir), constants.W_OK).then(
    () => ok('data folder', `${dataDir} will be made by the first start`),
    () =>
      problem(
        'data folder',
        `${dataDir} does not exist, and this user cannot make it`,
        'Make it for this user, or set DATA_DIR to another folder.',
      ),
  )

async function checkSpace(dataDir: string): Promise<Finding> {
  const found = await statfs(dataDir).catch(() => statfs(dirname(dataDir)).catch(() => undefined))
  if (!found)
    return warning('data folder', 'its free space cannot be read', 'Check the drive of DATA_DIR.')
  const free = found.bavail * found.bsize
  const text = `${(free / gigabyte).toFixed(1)} GB free`
  if (free >= spaceAdvised) return ok('data folder', text)
  const remedy = 'Free some space, or move DATA_DIR to a larger drive.'
  return free < spaceNeeded
    ? problem('data folder', text, remedy)
    : warning('data folder', text, remedy)
}

async function checkPort(
  port: number,
  { limits }: Config,
  serving: number | undefined,
): Promise<Finding> {
  if (port === serving) return ok('port', `${port} is served by the running server`)
  try {
    const opened = await openPort(port, limits)
    opened.close()
    return ok('port', `${port} is free`)
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return problem('port', text, 'Stop the other program, or set another PORT.')
  }
}
