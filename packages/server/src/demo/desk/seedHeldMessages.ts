import { insertConversation, writeFreeMessage } from '../../features/chat/index.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { newId } from '../../platform/ids.ts'
import { demoLocales } from '../demoLocales.ts'
import { seededRandom } from '../seededRandom.ts'
import { activeMoment, type Newcomer } from './seedNewcomers.ts'

interface Messages {
  /** By brand, at least two people in each. */
  readonly groups: readonly (readonly Newcomer[])[]
  readonly count: number
}

/** Writes messages of newcomers to each other that the check of texts holds, by turns in each brand. */
export async function seedHeldMessages(
  tx: Db,
  services: Services,
  { groups, count }: Messages,
): Promise<void> {
  const chance = seededRandom('desk: messages')
  for (let at = 0; at < count; at += 1) {
    const people = groups[at % groups.length]
    const turn = Math.floor(at / groups.length)
    const sender = people?.[turn % people.length]?.member
    const receiver = people?.[(turn + 1) % people.length]?.member
    if (!sender || !receiver) return
    const now = activeMoment(sender, services.clock.now(), chance)
    const conversation = await insertConversation(tx, {
      brand: sender.brand,
      startedBy: sender.id,
      other: receiver.id,
      now,
    })
    const { held } = demoLocales[sender.language].desk
    const text = held[at % held.length]
    if (!conversation || text === undefined) return
    await writeFreeMessage(
      tx,
      { ...services, clock: { now: () => now } },
      {
        conversation: conversation.id,
        sender: sender.id,
        clientId: newId(),
        text,
        signupDate: sender.signupDate,
      },
    )
  }
}
