import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import { seedCases } from './seedCases.ts'
import { seedHeldMessages } from './seedHeldMessages.ts'
import { type Newcomer, seedNewcomers } from './seedNewcomers.ts'
import { seedPayments } from './seedPayments.ts'
import { seedStaff } from './seedStaff.ts'
import { seedSystem } from './seedSystem.ts'

/** What waits at the desk of a demo, in all brands together. */
const waiting = { photos: 100, messages: 20, cases: 12 } as const

/** Takes on the staff of a demo, and lays photos, messages, complaints and failures on their desk. */
export async function seedDesk(tx: Db, services: Services): Promise<void> {
  const actors = await seedStaff(tx, services)
  const [first] = services.brands.all()
  if (first) await seedSystem(tx, services, first)
  const brands = services.brands.all().filter(({ settings }) => settings.fictional_profiles)
  const share = Math.ceil(waiting.photos / brands.length)
  const groups: (readonly Newcomer[])[] = []
  for (const [at, brand] of brands.entries()) {
    const photos = Math.min(share, waiting.photos - at * share)
    if (photos > 0) groups.push(await seedNewcomers(tx, services, { brand, photos, actors }))
  }
  if (groups.length === 0) return
  await seedHeldMessages(tx, services, { groups, count: waiting.messages })
  await seedCases(tx, services, { groups, count: waiting.cases, actors })
  await seedPayments(tx, services, { groups, actors })
}
