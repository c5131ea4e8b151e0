import { calls, giftNames } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { sendGift } from './sendGift.ts'

export function giftRoutes(app: App): void {
  route(app, calls.gifts, async ({ ctx }) => ({
    gifts: giftNames.map((id) => ({ id, credits: ctx.brand.settings.gift_credits })),
  }))
  route(app, calls.sendGift, ({ ctx, body }) => sendGift(ctx, body))
}
