import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Db } from '../../../platform/database/Database.ts'
import type { Services } from '../../../platform/http/Services.ts'
import {
  listOwnPictureIds,
  readCreditHistory,
  readExportTables,
  readMessages,
} from './dataExport.store.ts'

/** Pictures are already compressed. */
const uncompressed = { level: 0 } as const

/** Builds the ZIP file: `data.json` and the member's pictures. */
export async function buildExportArchive(
  db: Db,
  { photoFiles }: Pick<Services, 'photoFiles'>,
  { member, made }: { readonly member: string; readonly made: Date },
): Promise<Uint8Array> {
  const data = {
    made,
    ...(await readExportTables(db, member)),
    credits: await readCreditHistory(db, member),
    messages: await readMessages(db, member),
  }
  const files: Zippable = { 'data.json': strToU8(JSON.stringify(data, null, 2)) }
  for (const picture of await listOwnPictureIds(db, member)) {
    const bytes = await photoFiles.read(`${picture}/large.jpeg`)
    if (bytes) files[`photos/${picture}.jpg`] = [bytes, uncompressed]
  }
  return zipSync(files)
}
