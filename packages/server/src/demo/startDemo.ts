import type { Services } from '../platform/http/Services.ts'
import type { WatchedBrands } from '../platform/tenant/watchBrands.ts'
import { demoPassword } from './demoLogin.ts'
import { drawAhead } from './drawAhead.ts'
import type { portraitFiles } from './portraitFiles.ts'
import { seedDemo } from './seedDemo.ts'

/** Fills what brands there are, and each one that is added while the program runs. */
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
    /** How to log in on every brand's site. */
    login: `demo@<domain>, ${demoPassword}`,
    stop: () => stopped.abort(),
  }
}
