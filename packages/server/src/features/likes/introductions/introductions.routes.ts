import { calls } from '@bouquet/contract'
import type { App } from '../../../platform/http/App.ts'
import { route } from '../../../platform/http/route.ts'
import { introduceMember } from './introduceMember.ts'

export function introductionRoutes(app: App): void {
  route(app, calls.autoLike, async ({ ctx }) => ({ profile: await introduceMember(ctx) }))
}
