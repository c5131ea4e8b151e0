import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/Database.ts'
import type { Services } from '../../platform/http/Services.ts'
import type { PageVisit, Visits } from '../../platform/site/Visits.ts'
import type { FigureRow } from '../../tables/index.ts'
import { addFigures, keyOf } from './figures.store.ts'
import { dayOf, landerOf, other, trafficSourceOf } from './origin.rules.ts'

type Row = Omit<FigureRow, 'amount' | 'currency'>

const flushMs = 5_000

/** Sources of a brand and day that a process counts by themselves, since anybody can make words up. */
const mostSources = 50

/**
 * Counts visits in memory and adds them to the figures every few seconds, so that a visit costs no write. Several
 * processes add up. What could not be written waits for the next time.
 */
export function countVisits({
  db,
  clock,
  log,
}: Pick<Services, 'log'> & { readonly db: Db; readonly clock: Clock }): Visits {
  let counted = new Map<string, Row>()
  const sources = knownSources()

  function add(row: Row): void {
    const key = keyOf(row)
    counted.set(key, { ...row, count: row.count + (counted.get(key)?.count ?? 0) })
  }

  async function flush(): Promise<void> {
    const rows = [...counted.values()]
    if (rows.length === 0) return
    counted = new Map()
    try {
      await db.transaction((tx) => addFigures(tx, rows))
    } catch (error) {
      rows.forEach(add)
      log.warn({ err: error }, 'visits are not written yet')
    }
  }

  const timer = setInterval(flush, flushMs).unref()
  return {
    count({ brand, page, locale, network }: PageVisit) {
      const day = dayOf(clock.now())
      const source = sources.admit(brand.id, day, trafficSourceOf(network))
      const lander = landerOf(brand, page)
      add({ day, brand: brand.id, lander, locale, source, step: 'visits', count: 1 })
    },
    flush,
    async close() {
      clearInterval(timer)
      await flush()
    },
  }
}

/** The sources of a day, up to a limit for each brand. */
function knownSources() {
  let today = ''
  let ofBrands = new Map<string, Set<string>>()
  return {
    admit(brand: string, day: string, source: string): string {
      if (day !== today) ofBrands = new Map()
      today = day
      const known = ofBrands.get(brand) ?? new Set()
      ofBrands.set(brand, known)
      if (known.size < mostSources) known.add(source)
      return known.has(source) ? source : other
    },
  }
}
