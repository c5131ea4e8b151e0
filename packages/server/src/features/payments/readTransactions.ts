import type { Payment } from '@bouquet/contract'
import type { MemberCtx } from '../../platform/http/Ctx.ts'
import { listDisputes } from './disputes/disputes.store.ts'
import { listMemberPayments } from './payments.store.ts'
import { presentPayment } from './presentPayment.ts'

/** A member's payments, the latest first, with what became of each. */
export async function readTransactions({ db, viewer }: MemberCtx): Promise<Payment[]> {
  const rows = await listMemberPayments(db, viewer.id)
  const ids = rows.map(({ payment }) => payment.id)
  const disputes = new Map((await listDisputes(db, ids)).map((each) => [each.payment, each.status]))
  return rows.map(({ payment, refunded }) =>
    presentPayment(payment, refunded ?? 0, disputes.get(payment.id)),
  )
}
