import type { Services } from '../../../platform/http/Services.ts'
import { newId } from '../../../platform/ids.ts'
import { insertBlock, liftBlocks } from './directDebit.store.ts'

interface Who {
  readonly brand: string
  readonly member: string
}

/** Staff stop direct debits of a member. */
export async function blockDirectDebit({ clock, db }: Services, who: Who): Promise<void> {
  await insertBlock(db, { id: newId(), ...who, reason: 'staff', created: clock.now() })
}

/** Staff open direct debits to a member again; debits that came back before this no longer count. */
export async function allowDirectDebit(
  { clock, db }: Services,
  { brand, member }: Who,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await liftBlocks(tx, brand, member, now)
    const past = { reason: 'returned', created: now, lifted: now } as const
    await insertBlock(tx, { id: newId(), brand, member, ...past })
  })
}
