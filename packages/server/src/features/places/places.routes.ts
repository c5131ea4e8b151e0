import type { Place } from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { refuse } from '../../platform/errors/DomainError.ts'
import type { App } from '../../platform/http/App.ts'
import { route } from '../../platform/http/route.ts'
import { limitRate, networkOf } from '../../platform/throttle/limitRate.ts'
import { regionsByCountry } from './regions.ts'
import { loadTowns } from './towns.ts'
import { saveSelectedCountry } from './visitorCountry.ts'

const limit = { most: 120, windowSeconds: 3_600 }
/** Each letter that somebody types is a request. */
const townsLimit = { most: 1_200, windowSeconds: 3_600 }

export function placeRoutes(app: App): void {
  route(app, calls.regions, async ({ ctx, query: { country } }) => {
    const region_data = regionsByCountry(country ? [country] : ctx.brand.settings.countries)
    const regions = [...new Set(Object.values(region_data).flat())]
    return { country: country ?? null, regions, region_data }
  })

  route(app, calls.geocode, async ({ ctx, query }) => {
    await limitRate(ctx, { key: `geocode:${networkOf(ctx.visit.address)}`, ...limit })
    const towns = await loadTowns()
    const geocode: Place | false = towns.near(query) ?? false
    return { geocode }
  })

  route(app, calls.towns, async ({ ctx, query: { country, starts }, http }) => {
    await limitRate(ctx, { key: `towns:${networkOf(ctx.visit.address)}`, ...townsLimit })
    const towns = await loadTowns()
    http.header('cache-control', 'public, max-age=86400')
    return { towns: towns.startingWith(country, starts) }
  })

  route(app, calls.selectCountry, async ({ ctx, body: { country }, http }) => {
    if (country !== null && !ctx.brand.settings.countries.includes(country)) {
      throw refuse('invalid_input', { field: 'country' })
    }
    saveSelectedCountry(http, country, ctx.visit.isSecure)
    return { country }
  })
}
