import type { DataExport } from '@bouquet/contract'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import { mailKinds } from '../../../platform/mail/mailKinds.ts'
import { type ExportRow, findExport, findExportFile, findExportOwner } from './dataExport.store.ts'

/** Where the viewer's latest copy stands; null when there is none. */
export async function readExport({ clock, db, viewer }: MemberCtx): Promise<DataExport | null> {
  const row = await findExport(db, viewer.id, clock.now())
  return row ? presentExport(row) : null
}

/** The viewer's own copy; undefined for one of others, or one that has expired. */
export function readExportFile({ clock, db, viewer }: MemberCtx, id: string) {
  return findExportFile(db, id, viewer.id, clock.now())
}

/** Whether a copy is of somebody else. */
export async function isExportOfAnotherMember(
  { db, viewer }: MemberCtx,
  id: string,
): Promise<boolean> {
  const owner = await findExportOwner(db, id)
  return owner !== undefined && owner !== viewer.id
}

export function presentExport({ id, requested, ends, bytes }: ExportRow): DataExport {
  return {
    status: ends ? 'ready' : 'preparing',
    requested: requested.toISOString(),
    expires: ends?.toISOString() ?? null,
    bytes,
    address: ends ? mailKinds.data_export.path(id) : null,
  }
}
