import { streams } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLedgerErrors } from '../../../src/features/credits/index.ts'
import { reconcilePayments, refundPayment } from '../../../src/features/payments/index.ts'
import { sign, signatureHeader } from '../../../src/features/payments/sandbox/webhook.ts'
import { type Begun, balanceOf, begin, decide, deliverNotices } from '../../support/payments.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()
const { services } = server
deliverNotices(server)

const step = fc.record({
  kind: fc.constantFrom('notice', 'pay', 'refund', 'cancel', 'look'),
  payment: fc.nat(2),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function notify({ payment, reference }: Begun) {
  const { amount, currency } = payment.price
  const body = JSON.stringify({ reference, outcome: 'completed', amount, currency })
  const headers = { [signatureHeader]: sign(services.secret, body) }
  return server.client().fetch(streams.paymentWebhook, { method: 'POST', body, headers })
}

test('CRD-3 payments, notices, refunds and reconciliation in any order lose and double nothing', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      round += 1
      const { client } = await joinMember(server, { name: `Ada${round}` })
      server.clock.pass(14_400)
      const begun = await Promise.all([0, 1, 2].map(() => begin(client)))
      server.clock.pass(700)

      async function take({ kind, payment }: Step) {
        const one = begun[payment]
        if (!one) return
        if (kind === 'pay') await decide(client, one, 'pay_unheard')
        if (kind === 'cancel') await decide(client, one, 'cancel')
        if (kind === 'look') await reconcilePayments(services)
        if (kind === 'notice') await notify(one)
        if (kind === 'refund') {
          const { payment_id } = one.payment
          const refund = { brand: 'harbour', payment: payment_id, staff: 'sam', note: '' }
          await refundPayment(services, refund).catch(() => undefined)
        }
      }
      await Promise.all(steps.map(take))

      expect(await findLedgerErrors(server.db)).toEqual({ unbalanced: [], differences: [] })
      const { transactions } = await client.call(calls.transactions)
      const bought = transactions
        .filter(({ status }) => status === 'completed')
        .reduce((sum, { credits }) => sum + credits, 0)
      const receipts = await Promise.all(
        transactions.map(({ payment_id }) => client.call(calls.receipt, { query: { payment_id } })),
      )
      const back = receipts
        .flatMap(({ receipt }) => receipt.refunds)
        .reduce((sum, { credits }) => sum + credits, 0)
      expect(await balanceOf(client)).toBe(10 + bought - back)
    }),
    { numRuns: 15 },
  )
})
