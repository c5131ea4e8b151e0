import { calls, type DataExport, streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App, Env } from '../../../platform/http/App.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { route } from '../../../platform/http/route.ts'
import { type ExportRow, findExport, findExportFile } from './dataExport.store.ts'
import { exportFilePath, requestExport } from './dataExport.ts'

export function dataExportRoutes(app: App): void {
  route(app, calls.dataExport, async ({ ctx }) => {
    const row = await findExport(ctx.db, ctx.viewer.id, ctx.clock.now())
    return { export: row ? presentExport(row) : null }
  })

  route(app, calls.requestDataExport, async ({ ctx }) => ({
    export: presentExport(await requestExport(ctx)),
  }))

  app.get(streams.dataExportFile, sendExportFile)
}

/** @throws DomainError link_invalid for a file that has expired, belongs to another member or does not exist */
async function sendExportFile(http: Context<Env>) {
  const { db, viewer, clock } = http.get('ctx')
  if (!viewer) return http.redirect('/login', 302)
  const id = readInput(z.uuid(), http.req.query('id'))
  const file = await findExportFile(db, id, viewer.id, clock.now())
  if (!file) throw refuse('link_invalid')
  return http.body(new Uint8Array(file), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="data-${viewer.id}.zip"`,
    'cache-control': 'private, no-store',
  })
}

const presentExport = ({ id, requested, ends, bytes }: ExportRow): DataExport => ({
  status: ends ? 'ready' : 'preparing',
  requested: requested.toISOString(),
  expires: ends?.toISOString() ?? null,
  bytes,
  address: ends ? exportFilePath(id) : null,
})
