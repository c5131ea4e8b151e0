import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { savePush } from './savePush.ts'

export function pushRoutes(app: App): void {
  route(app, calls.savePush, async ({ ctx, body }) => {
    await savePush(ctx, body.subscription)
    return { ok: true } as const
  })
}
