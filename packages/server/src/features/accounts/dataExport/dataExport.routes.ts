import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import type { Context } from 'hono'
import { z } from 'zod'
import type { App, Env } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { logAttempt } from '../../../platform/securityLog/logSecurity.ts'
import { proveBy } from '../proveIdentity.ts'
import { requestExport } from './dataExport.ts'
import { isExportOfAnotherMember, presentExport, readExport, readExportFile } from './readExport.ts'

export function dataExportRoutes(app: App): void {
  route(app, calls.dataExport, async ({ ctx }) => ({ export: await readExport(ctx) }))

  route(app, calls.requestDataExport, async ({ ctx, body, http }) => {
    const prove = proveBy({ ctx, http }, body, { password: 'unless_recent', code: false })
    const attempt = { kind: 'data.copied', account: ctx.viewer.id } as const
    const row = await logAttempt(ctx, attempt, async () => {
      await prove()
      return requestExport(ctx)
    })
    return { export: presentExport(row) }
  })

  app.get(streams.dataExportFile, sendExportFile)
}

/**
 * Sends the file to its member. The link is mailed, so whoever may not have it, or has it too late, gets to the
 * page where a copy can be asked for.
 */
async function sendExportFile(http: Context<Env>) {
  const { viewer, ...ctx } = http.get('ctx')
  if (!viewer) {
    return http.redirect(`/login?${new URLSearchParams({ next: '/settings#data-export' })}`, 302)
  }
  const id = z.uuid().safeParse(http.req.query('id'))
  const owner = { ...ctx, viewer }
  const file = id.success ? await readExportFile(owner, id.data) : undefined
  if (!file) {
    const reason = id.success && (await isExportOfAnotherMember(owner, id.data)) ? 'other' : 'gone'
    return http.redirect(`/settings?export=${reason}#data-export`, 302)
  }
  return http.body(new Uint8Array(file), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="data-${viewer.id}.zip"`,
    'cache-control': 'private, no-store',
  })
}
