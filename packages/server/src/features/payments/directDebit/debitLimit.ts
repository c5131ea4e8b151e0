import type { Money } from '@bouquet/contract'
import { formatMoney } from '@bouquet/i18n/format'
import { daysAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/Database.ts'
import { refuse } from '../../../platform/errors/DomainError.ts'
import type { MemberCtx } from '../../../platform/http/Ctx.ts'
import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import {
  insertDebitBlock,
  isDebitBlocked,
  liftDebitBlocks,
  sumCollectedDebits,
} from './directDebit.store.ts'

/** The highest total collected from a member within {@link windowDays}. */
export const debitLimit: Money = { amount: 15_000, currency: 'EUR' }
const windowDays = 30

/** What may still be collected within the limit, at least 0. */
export async function remainingDebitLimit(
  db: Db,
  { clock, viewer }: Pick<MemberCtx, 'clock' | 'viewer'>,
): Promise<Money> {
  const since = daysAfter(clock.now(), -windowDays)
  const collected = await sumCollectedDebits(db, viewer.id, since)
  return { ...debitLimit, amount: Math.max(0, debitLimit.amount - collected) }
}

interface RequestedDebit {
  /** Minor unit. */
  readonly amount: number
  readonly ibanFingerprint: string
}

/** @throws DomainError direct_debit_blocked, direct_debit_limit (params.limit) */
export async function requireDebitAllowed(
  db: Db,
  ctx: MemberCtx,
  requested: RequestedDebit,
): Promise<void> {
  const { brand, viewer } = ctx
  const account = { brand: brand.id, member: viewer.id, ibanFingerprint: requested.ibanFingerprint }
  if (await isDebitBlocked(db, account)) throw refuse('direct_debit_blocked')
  const left = await remainingDebitLimit(db, ctx)
  if (requested.amount > left.amount) {
    throw refuse('direct_debit_limit', {
      params: { limit: formatMoney(debitLimit, viewer.language) },
    })
  }
}

interface DebitMember {
  readonly brand: string
  readonly member: string
}

/** Blocks direct debits of a member, by staff. */
export async function blockDirectDebit(
  { clock, db }: Services,
  debitMember: DebitMember,
): Promise<void> {
  await insertDebitBlock(db, { id: newId(), ...debitMember, reason: 'staff', created: clock.now() })
}

/** Allows direct debits of a member again; debits returned before this no longer count. */
export async function allowDirectDebit(
  { clock, db }: Services,
  { brand, member }: DebitMember,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await liftDebitBlocks(tx, brand, member, now)
    const past = { reason: 'returned', created: now, lifted: now } as const
    await insertDebitBlock(tx, { id: newId(), brand, member, ...past })
  })
}
