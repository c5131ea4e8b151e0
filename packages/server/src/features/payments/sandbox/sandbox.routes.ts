import { refuse } from '../../../platform/errors/DomainError.ts'
import type { App } from '../../../platform/http/App.ts'
import { readInput } from '../../../platform/http/readInput.ts'
import { checkoutPage } from './checkoutPage.ts'
import { decide, decisionSchema } from './decide.ts'
import { findCharge } from './sandbox.store.ts'
import { checkoutPath } from './sandbox.ts'

/** The pages of the embedded payment company. */
export function sandboxRoutes(app: App): void {
  app.get(checkoutPath, async (http) => {
    const ctx = http.get('ctx')
    const charge = await findCharge(ctx.db, http.req.query('reference') ?? '')
    if (!charge) throw refuse('not_found')
    if (charge.state !== 'open') return http.redirect(charge.returnPath, 303)
    return http.html(checkoutPage(charge, ctx))
  })
  app.post(checkoutPath, async (http) => {
    const decision = readInput(decisionSchema, await http.req.parseBody())
    return http.redirect(await decide(http.get('ctx'), decision), 303)
  })
}
