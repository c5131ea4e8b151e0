import { strToU8, type Zippable, zipSync } from 'fflate'
import { z } from 'zod'
import type { Db } from '../../../platform/database/Database.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { jobKind } from '../../../platform/jobs/Jobs.ts'
import { limitRate } from '../../../platform/throttle/limitRate.ts'
import type { MemberRow } from '../../../tables/index.ts'
import { readCreditHistory } from '../../credits/index.ts'
import {
  type ExportRow,
  findExport,
  insertExport,
  listOwnPictureIds,
  readExportTables,
  readMessages,
} from './dataExport.store.ts'

export const exportJob = jobKind('data-export', z.object({ id: z.uuid(), brand: z.string() }))

/** Starts an export of the viewer's data, or returns the one that is being prepared or has not expired. */
export async function requestExport(ctx: MemberCtx): Promise<ExportRow> {
  const { db, viewer } = ctx
  await limitRate(ctx, { key: `data-export:${viewer.id}`, most: 20, windowSeconds: 3_600 })
  return db.transaction((tx) => startExport(tx, ctx, viewer))
}

/** Starts an export of a member's data, or returns the one that is being prepared or has not expired. */
export async function startExport(
  tx: Db,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { id: member, brand }: Pick<MemberRow, 'id' | 'brand'>,
): Promise<ExportRow> {
  const requested = clock.now()
  const known = await findExport(tx, member, requested)
  if (known) return known
  const id = newId()
  await insertExport(tx, { id, member, requested })
  await jobs.send(tx, exportJob, { id, brand })
  return { id, requested, ends: null, bytes: null }
}

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
