import { setTimeout as wait } from 'node:timers/promises'
import type { Brand } from '@bouquet/theme'
import type { Db } from '../platform/database/Database.ts'
import type { Services } from '../platform/http/Services.ts'
import type { WatchedBrands } from '../platform/tenant/watchBrands.ts'
import { setupSteps } from '../tables/index.ts'
import { createDemoMembers } from './createDemoMembers.ts'
import { demoPassword } from './demoPassword.ts'
import { demoStaff } from './desk/demoStaff.ts'
import { seedDesk } from './desk/seedDesk.ts'
import type { portraitFiles } from './portraitFiles.ts'
import { seedFigures } from './seedFigures.ts'
import { seedLogin } from './seedLogin.ts'
import { seedPeople } from './seedPeople.ts'

/** Seeds all brands, also those added while the server runs. */
export async function startDemo(
  services: Services,
  files: ReturnType<typeof portraitFiles>,
  brands: WatchedBrands,
) {
  const stopped = new AbortController()
  const fill = async () => {
    await seedDemo(services)
    drawAhead(brands.all(), files, stopped.signal).catch((error: unknown) =>
      services.log.warn({ error: String(error) }, 'demo portraits'),
    )
  }
  await fill()
  brands.onChange(fill)
  return {
    /** Login for the site of each brand. */
    login: `demo@<domain>, ${demoPassword}`,
    /** Logins for the desk, at the address of any brand. */
    desk: `/desk: ${demoStaff.map(({ email }) => email).join(', ')}, ${demoPassword}`,
    stop: () => stopped.abort(),
  }
}

/** Pause after each portrait, as a multiple of the time it took; leaves most of the machine to visitors. */
const pauseRatio = 9

/** What lists of members show first. */
const shownFirst = 'thumb.avif'

/** Draws the first portrait of every demo member, one by one, until aborted. */
async function drawAhead(
  brands: readonly Brand[],
  { draw }: ReturnType<typeof portraitFiles>,
  signal: AbortSignal,
): Promise<void> {
  const shown = brands.filter(({ settings }) => settings.fictional_profiles)
  for (const { person, scenes } of shown.flatMap(createDemoMembers)) {
    for (const scene of scenes.slice(0, 1)) {
      if (signal.aborted) return
      const begun = performance.now()
      await draw({ person: person.key, scene }, shownFirst)
      await wait((performance.now() - begun) * pauseRatio, undefined, { ref: false })
    }
  }
}

/**
 * Seeds each brand once with fictional members and a demo account. A brand that does not allow fictional
 * profiles gets the account only. A demo also gets staff with something to do, and figures of its last ninety days.
 */
export async function seedDemo(services: Services): Promise<void> {
  for (const brand of services.brands.all()) await seedBrand(services, brand)
  if (!services.config.demo) return
  await once(services, 'demo:desk', (tx) => seedDesk(tx, services))
  for (const brand of services.brands.all()) {
    await once(services, `demo:figures:${brand.id}`, (tx) => seedFigures(tx, services, brand))
  }
}

const seedBrand = (services: Services, brand: Brand): Promise<void> =>
  once(services, `demo:${brand.id}`, async (tx) => {
    const people = brand.settings.fictional_profiles ? await seedPeople(tx, services, brand) : []
    await seedLogin(tx, services, { brand, people })
  })

/** Runs a step that this database has not seen yet. */
const once = (
  { clock, db }: Services,
  name: string,
  step: (tx: Db) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const first = await tx
      .insert(setupSteps)
      .values({ name, completed: clock.now() })
      .onConflictDoNothing()
      .returning()
    if (first.length > 0) await step(tx)
  })
