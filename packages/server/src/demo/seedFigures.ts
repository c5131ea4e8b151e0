import type { FigureStep } from '@bouquet/contract/staff'
import type { Brand } from '@bouquet/theme'
import { landersOf } from '@bouquet/theme/landers'
import { addFigures } from '../features/figures/index.ts'
import { daysAfter } from '../platform/clock.ts'
import type { Db } from '../platform/database/Database.ts'
import type { Services } from '../platform/http/Services.ts'
import { seedCohorts } from './seedCohorts.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'

const days = 90

/** Landers beside the home page. */
const mostLanders = 3

const sources = [
  { source: 'none', share: 0.5, appeal: 1 },
  { source: 'search-ads', share: 0.35, appeal: 1.2 },
  { source: 'newsletter', share: 0.15, appeal: 1.7 },
] as const

/** The share of members who take each step, of those who took the one before. */
const goesOn = { confirmed: 0.8, with_photo: 0.7, wrote: 0.75, bought: 0.22 } as const

const prices = [999, 1_999, 3_499] as const

/** Weights of the days of the week, from Sunday. */
const weekdays = [1.25, 0.9, 0.85, 0.9, 0.95, 1.05, 1.2] as const

interface Page {
  readonly lander: string
  /** Share of the brand's visits. */
  readonly share: number
  /** How many of the visitors sign up. */
  readonly appeal: number
}

/** Fills the ninety days before today with figures of a brand that grows. */
export async function seedFigures(tx: Db, services: Services, brand: Brand): Promise<void> {
  const chance = seededRandom(`figures:${brand.id}`)
  const pages = pagesOf(brand, chance)
  const daily = chance.between(350, 900)
  const today = services.clock.now()
  const rows = Array.from({ length: days }, (_, at) => daysAfter(today, at - days)).flatMap(
    (day, at) => {
      const growth = 0.8 + (0.4 * at) / days
      const visits = daily * growth * (weekdays[day.getUTCDay()] ?? 1)
      const place = { day: day.toISOString().slice(0, 10), brand: brand.id, locale: brand.language }
      return pages.flatMap(({ lander, share, appeal }) =>
        sources.flatMap((source) =>
          dayOf(visits * share * source.share, appeal * source.appeal, chance).map((counted) => ({
            ...place,
            lander,
            source: source.source,
            ...counted,
          })),
        ),
      )
    },
  )
  await addFigures(tx, rows)
  await seedCohorts(tx, services, { brand, counted: rows })
}

/** The home page and the first landers; the first of all is what most visitors see. */
function pagesOf(brand: Brand, chance: SeededRandom): Page[] {
  const landers = ['home', ...landersOf(brand.landers).slice(0, mostLanders)]
  const weights = landers.map((_, at) => 1 / (at + 1.5))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return landers.map((lander, at) => ({
    lander,
    share: (weights[at] ?? 0) / all,
    appeal: 0.03 + 0.05 * chance.share(),
  }))
}

interface Counted {
  readonly step: FigureStep
  readonly count: number
  readonly currency?: string
  readonly amount?: number
}

/** What a day brings on one page from one source. */
function dayOf(visits: number, appeal: number, chance: SeededRandom): Counted[] {
  const draw = (of: number, share: number) => {
    const expected = of * share * (0.75 + chance.share() / 2)
    return Math.min(Math.floor(of), Math.floor(expected + chance.share()))
  }
  const came = Math.round(visits * (0.85 + 0.3 * chance.share()))
  const signups = draw(came, appeal)
  const confirmed = draw(signups, goesOn.confirmed)
  const withPhoto = draw(confirmed, goesOn.with_photo)
  const wrote = draw(withPhoto, goesOn.wrote)
  const bought = draw(wrote, goesOn.bought)
  const purchases = bought + draw(signups, 0.05)
  const refunds = draw(purchases, 0.04)
  const price = chance.pick(prices)
  const money = (count: number) => ({ count, currency: 'EUR', amount: count * price })
  const counted: Counted[] = [
    { step: 'visits', count: came },
    { step: 'signups', count: signups },
    { step: 'confirmed', count: confirmed },
    { step: 'with_photo', count: withPhoto },
    { step: 'wrote', count: wrote },
    { step: 'bought', count: bought },
    { step: 'purchases', ...money(purchases) },
    { step: 'refunds', ...money(refunds) },
  ]
  return counted.filter(({ count }) => count > 0)
}
