import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App } from '../../../platform/http/App.ts'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { currentProvider } from '../providers.ts'
import { checkoutPage } from './checkoutPage.ts'
import { decideCheckout, decisionSchema } from './decideCheckout.ts'
import { readCharge } from './readCharge.ts'
import { checkoutPath } from './webhook.ts'

export function sandboxRoutes(app: App): void {
  app.get(checkoutPath, async (http) => {
    const ctx = http.get('ctx')
    requireSandbox(ctx)
    const charge = await readCharge(ctx, http.req.query('reference') ?? '')
    if (charge.status !== 'open') return http.redirect(charge.returnPath, 303)
    return http.html(checkoutPage(charge, ctx))
  })
  app.post(checkoutPath, async (http) => {
    requireSandbox(http.get('ctx'))
    const decision = readInput(decisionSchema, await http.req.parseBody())
    return http.redirect(await decideCheckout(http.get('ctx'), decision), 303)
  })
}

/** The sandbox is closed where payments are real. */
function requireSandbox(ctx: Ctx) {
  if (currentProvider(ctx)?.name !== 'sandbox') throw refuse('page_not_found')
}
