import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { insertDebitBlock, liftDebitBlocks } from './directDebit.store.ts'

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
