import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { decideConsent, readConsents } from './consents.ts'

export function consentRoutes(app: App): void {
  route(app, calls.consents, async ({ ctx }) => ({ consents: await readConsents(ctx) }))

  route(app, calls.decideConsent, async ({ ctx, body }) => {
    await decideConsent(ctx, body)
    return { consents: await readConsents(ctx) }
  })
}
