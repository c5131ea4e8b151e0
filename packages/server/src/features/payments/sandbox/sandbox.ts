import { z } from 'zod'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newToken } from '../../../platform/ids.ts'
import type { Charge, Notice, PaymentProvider } from '../PaymentProvider.ts'
import { insertCharge } from './sandbox.store.ts'
import { isSigned } from './signature.ts'

export const signatureHeader = 'x-sandbox-signature'

export const checkoutPath = '/api/sandbox/checkout'

export const noticeSchema = z.object({
  reference: z.string(),
  outcome: z.enum(['completed', 'failed', 'cancelled']),
  amount: z.int(),
  currency: z.string(),
})

/**
 * A payment company inside the program, for demos and tests. It takes no money, but behaves like one that
 * does: the member leaves for its page, and the outcome comes later as a signed notice that is repeated
 * until it is taken.
 */
export const sandbox = ({ db, clock, secret }: Services): PaymentProvider => ({
  name: 'sandbox',
  async begin({ payment, host, amount, currency, credits, returnPath }: Charge) {
    const charge = await insertCharge(db, {
      reference: newToken(),
      payment,
      host,
      amount,
      currency,
      credits,
      returnPath,
      state: 'open',
      created: clock.now(),
    })
    if (!charge) throw refuse('not_found')
    return {
      reference: charge.reference,
      redirectUrl: `${checkoutPath}?reference=${charge.reference}`,
    }
  },
  readNotice(body: string, signature: string | undefined): Notice {
    if (!isSigned(secret, body, signature)) throw refuse('webhook_signature')
    return noticeSchema.parse(JSON.parse(body))
  },
})
