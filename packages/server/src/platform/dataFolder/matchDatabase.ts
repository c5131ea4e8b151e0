import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataFolder } from '../../tables/index.ts'
import type { Db } from '../database/Database.ts'
import { StartError } from '../StartError.ts'
import { readOrCreateValue } from './readOrCreateValue.ts'

interface Settings {
  readonly dataDir: string
  readonly databaseUrl: string
}

const idFile = (dataDir: string): string => join(dataDir, 'data-folder-id')

/**
 * Refuses a data folder other than the one that belongs to a PostgreSQL database; with two folders, pictures
 * would be missing at random. The first process writes the same id to both.
 * @throws StartError data_folder_mismatch
 */
export async function matchDatabase(db: Db, settings: Settings): Promise<void> {
  // The folder's id is written before the database's, so it must be read after it.
  const known = await findId(db)
  const stored = known ? await readId(settings.dataDir) : await claim(db, settings.dataDir)
  const owner = known ?? (await findId(db))
  if (owner && stored !== owner) throw mismatch(settings, owner)
}

const findId = async (db: Db): Promise<string | undefined> =>
  (await db.select().from(dataFolder))[0]?.id

const readId = async (dataDir: string): Promise<string | undefined> =>
  (await readFile(idFile(dataDir), 'utf8').catch(() => undefined))?.trim()

/** @returns the id of the folder; that of the database, unless another process was faster */
async function claim(db: Db, dataDir: string): Promise<string> {
  const id = await readOrCreateValue(idFile(dataDir), randomUUID)
  await db.insert(dataFolder).values({ id }).onConflictDoNothing()
  return id
}

function mismatch({ dataDir, databaseUrl }: Settings, owner: string): StartError {
  const { host, pathname } = new URL(databaseUrl)
  return new StartError(
    'data_folder_mismatch',
    `The data folder ${dataDir} does not belong to the database ${host}${pathname}: its photos are in ` +
      'another folder, and pictures would come and go. Set DATA_DIR to the folder that all processes ' +
      'share, or keep photos in an object store (S3_…). If that folder is lost for good, make this one ' +
      `the database's own by writing ${owner} into ${idFile(dataDir)}.`,
  )
}
