import { paymentMethods } from '@bouquet/contract'
import { createDiscountCode } from '../../features/credits/index.ts'
import { recordDemoPurchase, refundByStaff } from '../../features/payments/index.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { disputes, type payments } from '../../tables/index.ts'
import { seededRandom } from '../seededRandom.ts'
import { activeMoment, type Newcomer } from './seedNewcomers.ts'
import type { Actors } from './seedStaff.ts'

interface Purchases {
  /** By brand. */
  readonly groups: readonly (readonly Newcomer[])[]
  readonly actors: Actors
}

/** What newcomers of each brand buy, in turn; the size is of the packages that are sold. */
const orders = [
  { size: 0, status: 'completed' },
  { size: 1, status: 'completed' },
  { size: 0, status: 'failed' },
  { size: 3, status: 'completed' },
  { size: 0, status: 'cancelled' },
  { size: 2, status: 'completed' },
] as const

const reason = 'Bought twice by mistake, wrote to us the same day'

const dispute = { openedSeconds: 86_400, answerSeconds: 8 * 86_400 } as const

/**
 * Enters purchases of newcomers with a discount code that is used up and one that is not. One large refund waits for
 * a second person, and a bank reclaims one payment.
 */
export async function seedPayments(
  tx: Db,
  services: Services,
  { groups, actors }: Purchases,
): Promise<void> {
  const chance = seededRandom('desk: payments')
  const now = services.clock.now()
  const context = { ...services, db: tx }
  for (const [at, people] of groups.entries()) {
    const brand = people[0]?.member.brand
    if (brand === undefined) continue
    await seedCodes(context, brand)
    for (const [turn, { size, status }] of orders.entries()) {
      const member = people[turn]?.member
      if (!member) continue
      const payment = await recordDemoPurchase(tx, {
        member,
        size,
        status,
        method: paymentMethods[turn % 3] ?? 'card',
        created: activeMoment(member, now, chance),
        discount: turn === 1 ? { code: 'THANKYOU', value_percentage: 25 } : null,
      })
      if (!payment || at > 0) continue
      if (size === 3) await requestRefund(context, { payment, actors })
      if (size === 2) await openDispute(tx, payment, now)
    }
  }
}

async function seedCodes(context: Pick<Services, 'clock'> & { readonly db: Db }, brand: string) {
  const given = { brand, country: null, user_id: null, currency: null, paymentmethods: [] }
  await createDiscountCode(context, {
    ...given,
    code: 'THANKYOU',
    value_percentage: 25,
    validity: 'once',
  })
  await createDiscountCode(context, {
    ...given,
    code: 'WELCOME-BACK',
    value_percentage: 20,
    validity: 'once-per-user',
    expires: secondsAfter(context.clock.now(), 30 * 86_400).toISOString(),
  })
}

type Payment = typeof payments.$inferSelect

const requestRefund = (
  context: Services,
  { payment, actors }: { readonly payment: Payment; readonly actors: Actors },
) =>
  refundByStaff(
    { ...context, actor: actors.support },
    { brand: payment.brand, payment: payment.id, seen: 0, reason },
  )

const openDispute = (
  tx: Db,
  { id: payment, brand, amount, currency, created }: Payment,
  now: Date,
) =>
  tx.insert(disputes).values({
    id: newId(),
    brand,
    payment,
    provider: 'sandbox',
    reference: `demo dispute ${payment}`,
    status: 'open',
    amount,
    currency,
    credits: 0,
    opened: new Date(
      Math.max(created.getTime(), secondsAfter(now, -dispute.openedSeconds).getTime()),
    ),
    answerBy: secondsAfter(now, dispute.answerSeconds),
  })
