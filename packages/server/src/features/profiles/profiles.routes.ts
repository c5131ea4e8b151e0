import { calls } from '@bouquet/contract'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { readUser } from './presentUser.ts'
import { updateProfile } from './updateProfile.ts'

export function profileRoutes(app: App): void {
  route(app, calls.updateProfile, async ({ ctx, body }) => {
    await updateProfile(ctx, body)
    return { user: await readUser(ctx, ctx.viewer.id) }
  })
}
