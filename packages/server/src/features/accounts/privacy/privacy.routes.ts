import { calls } from '@bouquet/contract/schemas'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { readChoices } from '../../members/index.ts'
import { decideBrandVisibility, readBrandVisibility } from './brandVisibility.ts'
import { decideConsent, presentChoices, readConsents, updateChoices } from './privacySettings.ts'

export function choicesRoutes(app: App): void {
  route(app, calls.choices, async ({ ctx }) => ({
    choices: presentChoices(await readChoices(ctx.db, ctx.viewer.id)),
  }))
  route(app, calls.updateChoices, async ({ ctx, body }) => ({
    choices: await updateChoices(ctx, body),
  }))
}

export function consentRoutes(app: App): void {
  route(app, calls.consents, async ({ ctx }) => ({ consents: await readConsents(ctx) }))

  route(app, calls.decideConsent, async ({ ctx, body }) => {
    await decideConsent(ctx, body)
    return { consents: await readConsents(ctx) }
  })
}

export function brandVisibilityRoutes(app: App): void {
  route(app, calls.brandVisibility, ({ ctx }) => readBrandVisibility(ctx))

  route(app, calls.decideBrandVisibility, async ({ ctx, body }) => {
    await decideBrandVisibility(ctx, body)
    return readBrandVisibility(ctx)
  })
}
