import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { lockFile } from '@bouquet/machine/lockFile'
import { makeFolder } from '@bouquet/machine/makeFolder'
import { StartError } from '../StartError.ts'
import {
  describeSelf,
  nameOwner,
  ownerName,
  type Purpose,
  removeOwner,
  writeOwner,
} from './owner.ts'
import { refuseUnfinishedRestore, restoreMark } from './restoreMark.ts'

/** A data folder that this process may write to. */
export interface DataFolder {
  readonly path: string
  /** Stores the port, which is shown to a process that is refused the folder. */
  setPort(port: number): Promise<void>
  /** Releases the folder; the database in it must be closed before. */
  close(): Promise<void>
}

interface Settings {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

interface Options {
  readonly purpose: Purpose
  /** @throws Error when the drive cannot lock */
  readonly lock?: typeof lockFile
}

const lockName = 'lock'

/** Files that a locked data folder contains. */
export const lockParts: readonly string[] = [lockName, ownerName]

/** Attempts to lock the folder while the process that holds it is ending, 25 ms apart. */
const tries = 10
const pauseMs = 25

/**
 * Opens the data folder. With the embedded database it is locked for this process; with PostgreSQL,
 * processes share it and nothing is locked.
 * @throws StartError data_folder_in_use, data_folder_unusable, restore_unfinished
 */
export async function openDataFolder(
  { dataDir, databaseUrl }: Settings,
  options: Options,
): Promise<DataFolder> {
  const folder = databaseUrl ? await share(dataDir) : await lockDataFolder(dataDir, options)
  try {
    await refuseUnfinishedRestore(dataDir)
  } catch (error) {
    await folder.close()
    throw error
  }
  return folder
}

async function share(path: string): Promise<DataFolder> {
  await makePrivate(path)
  return { path, setPort: async () => undefined, close: async () => undefined }
}

/**
 * Creates the data folder, private to its user, and locks it for this process.
 * @throws StartError data_folder_in_use, data_folder_unusable
 */
export async function lockDataFolder(
  path: string,
  { purpose, lock = lockFile }: Options,
): Promise<DataFolder> {
  await makePrivate(path)
  const release = await acquire(path, lock)
  const owner = describeSelf(purpose)
  await writeOwner(path, owner)
  return {
    path,
    setPort: (port) => writeOwner(path, { ...owner, port }),
    async close() {
      await removeOwner(path)
      release()
    },
  }
}

async function acquire(path: string, lock: typeof lockFile): Promise<() => void> {
  for (let left = tries; left > 0; left -= 1) {
    const release = tryLock(path, lock)
    if (release) return release
    await wait(pauseMs)
  }
  throw new StartError(
    'data_folder_in_use',
    `${path} is in use by ${await nameOwner(path)}. Two processes would destroy its database. ` +
      'Stop that one first, or set another DATA_DIR and PORT for this one.',
  )
}

function tryLock(path: string, lock: typeof lockFile): (() => void) | undefined {
  try {
    return lock(join(path, lockName))
  } catch (error) {
    throw unusable(path, 'locked', error)
  }
}

async function makePrivate(path: string): Promise<void> {
  try {
    makeFolder(path, 0o700)
    await refuseForeign(path)
    const { mode } = await stat(path)
    // A sticky folder, such as /tmp, is open to everyone on purpose.
    const isSticky = (mode & 0o1000) !== 0
    if ((mode & 0o777) !== 0o700 && !isSticky) await tighten(path)
  } catch (error) {
    throw unusable(path, 'used', error)
  }
}

/** Files that every data folder contains since its first start, with either database. */
const marks: readonly string[] = [
  ownerName,
  restoreMark,
  'secret',
  'db',
  'photos',
  'data-folder-id',
]

/**
 * Files that do not identify a folder: the root of a drive has the first, a start that was killed leaves the
 * second.
 */
const neutral: readonly string[] = ['lost+found', lockName]

/** Refuses a folder of another program, as from a mistyped DATA_DIR, since its permissions would be changed. */
async function refuseForeign(path: string): Promise<void> {
  const entries = (await readdir(path)).filter((entry) => !neutral.includes(entry))
  if (entries.length === 0 || entries.some((entry) => marks.includes(entry))) return
  throw new Error('it holds other files and is no data folder')
}

/** A volume that belongs to another user, as in some clusters, keeps its permissions. */
const tighten = (path: string): Promise<void> =>
  chmod(path, 0o700).catch((error: unknown) =>
    process.emitWarning(`${path} could not be made private (mode 0700): ${String(error)}`),
  )

const unusable = (path: string, aim: string, error: unknown): StartError =>
  new StartError(
    'data_folder_unusable',
    `${path} cannot be ${aim}: ${error instanceof Error ? error.message : String(error)}. ` +
      'Set DATA_DIR to a folder of its own, on a local drive, that belongs to the user of this process.',
    { cause: error },
  )
