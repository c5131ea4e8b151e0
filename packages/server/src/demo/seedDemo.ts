import type { Brand } from '@bouquet/theme'
import type { Services } from '../platform/http/Services.ts'
import { setupSteps } from '../tables/index.ts'
import { seedLogin } from './seedLogin.ts'
import { seedPeople } from './seedPeople.ts'

/**
 * Fills each brand once with invented people and an account to try it with. Only for demos; a brand that
 * does not allow fictional profiles gets the account alone.
 */
export async function seedDemo(services: Services): Promise<void> {
  for (const brand of services.brands.all()) await seedBrand(services, brand)
}

const seedBrand = (services: Services, brand: Brand): Promise<void> =>
  services.db.transaction(async (tx) => {
    const completed = services.clock.now()
    const first = await tx
      .insert(setupSteps)
      .values({ name: `demo:${brand.id}`, completed })
      .onConflictDoNothing()
      .returning()
    if (first.length === 0) return
    const people = brand.settings.fictional_profiles ? await seedPeople(tx, services, brand) : []
    await seedLogin(tx, services, { brand, people })
  })
