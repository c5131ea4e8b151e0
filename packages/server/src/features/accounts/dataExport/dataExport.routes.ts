import { calls, type DataExport, streams } from '@bouquet/contract'
import type { Context } from 'hono'
import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App, Env } from '../../../platform/http/App.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { route } from '../../../platform/http/route.ts'
import { type ExportRow, findExport, findFile } from './dataExport.store.ts'
import { addressOf } from './exportAddress.ts'
import { requestExport } from './requestExport.ts'

export function dataExportRoutes(app: App): void {
  route(app, calls.dataExport, async ({ ctx }) => {
    const row = await findExport(ctx.db, ctx.viewer.id, ctx.clock.now())
    return { export: row ? present(row) : null }
  })

  route(app, calls.requestDataExport, async ({ ctx }) => ({
    export: present(await requestExport(ctx)),
  }))

  app.get(streams.dataExportFile, answerFile)
}

/** @throws DomainError link_invalid for a file that has ended, is another member's, or never was */
async function answerFile(http: Context<Env>) {
  const { db, viewer, clock } = http.get('ctx')
  if (!viewer) return http.redirect('/login', 302)
  const id = readInput(z.uuid(), http.req.query('id'))
  const file = await findFile(db, id, viewer.id, clock.now())
  if (!file) throw refuse('link_invalid')
  return http.body(new Uint8Array(file), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="data-${viewer.id}.zip"`,
    'cache-control': 'private, no-store',
  })
}

const present = ({ id, requested, ends, bytes }: ExportRow): DataExport => ({
  status: ends ? 'ready' : 'preparing',
  requested: requested.toISOString(),
  expires: ends?.toISOString() ?? null,
  bytes,
  address: ends ? addressOf(id) : null,
})
