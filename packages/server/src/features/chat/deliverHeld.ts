import type { Telling } from '../../platform/bus/Bus.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { isBlocked } from '../blocks/index.ts'
import { lockMember, readBalance, spendCredits } from '../credits/index.ts'
import { chargeKey } from './chargeKey.ts'
import { otherSide, type Pair, showTo } from './conversation.store.ts'
import { holdRow, type MessageRow } from './message.store.ts'
import { tellSides } from './tellSides.ts'

const reasonOf = { text: 'message', gift: 'gift', photo: 'photo' } as const

/**
 * Delivers a held message and takes its cost in the same moment, and tells both sides. When the sender's
 * credits do not cover it, it stays held for them. One of whom the other was blocked meanwhile reaches
 * nobody and costs nothing.
 */
export async function deliverHeld(
  services: Pick<Services, 'bus' | 'clock' | 'config' | 'jobs'>,
  tx: Db,
  held: MessageRow,
  conversation: Pair,
): Promise<void> {
  const { id, sender, unpaid } = held
  const { brand } = conversation
  const { paid } = await lockMember(tx, sender)
  const receiver = otherSide(conversation, sender)
  if (await isBlocked(tx, sender, receiver)) {
    await holdRow(tx, id, null)
    return
  }
  if (unpaid > (await readBalance(tx, sender))) {
    await tellSides(services, tx, await holdRow(tx, id, 'credits'), conversation)
    return
  }
  const spent: Telling[] = []
  if (unpaid > 0) {
    const reason = reasonOf[held.body.kind]
    const key = chargeKey(reason, held.clientId)
    const now = services.clock.now()
    const credits = await spendCredits({
      tx,
      brand,
      member: sender,
      amount: unpaid,
      reason,
      key,
      now,
    })
    const to = { brand, member: sender }
    spent.push({ to, event: { type: 'credits', credits, paid_user: paid } })
  }
  const row = await holdRow(tx, id, null)
  await showTo(tx, conversation.id, receiver)
  await tellSides(services, tx, row, conversation, spent)
}
