import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@bouquet/contract'
import { ask } from './ask.ts'
import { say, spreadOf } from './report.ts'

const perSecond = 100

/** Men who seek women; whom hardly anybody suits is asked once, last. */
const seekerOf = (n: number) => 1 + (n % 490) * 10
const loner = 9

interface Kind {
  readonly seconds: number
  /** The wishes of the n-th asking. */
  readonly query: (n: number) => string
}

const kinds: Readonly<Record<string, Kind>> = {
  'country, region and ages': {
    seconds: 5,
    query: (n) =>
      `country=DE&countryregion=Region+${n % 16}&min_age=${25 + (n % 20)}&max_age=${32 + (n % 20)}`,
  },
  'country and ages': {
    seconds: 2,
    query: (n) => `country=AT&min_age=${25 + (n % 20)}&max_age=${30 + (n % 20)}`,
  },
  everybody: { seconds: 1, query: () => '' },
  'everybody, page 40': { seconds: 1, query: () => 'page=40' },
}

/** Asks at a steady rate, whether or not earlier answers have come, as people do. */
export async function measureSearch(port: number): Promise<void> {
  for (const [kind, { query, seconds }] of Object.entries(kinds)) {
    const alone = await ask({ port, path: `${calls.members.path}?${query(1)}`, member: 1 })
    const started = performance.now()
    const due: Promise<number>[] = []
    for (let n = 0; n < perSecond * seconds; n += 1) {
      const early = started + (n * 1000) / perSecond - performance.now()
      if (early > 1) await wait(early)
      due.push(ask({ port, path: `${calls.members.path}?${query(n)}`, member: seekerOf(n) }))
    }
    const settled = await Promise.allSettled(due)
    const times = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    const took = (performance.now() - started) / 1000
    say(
      `search by ${kind}: ${spreadOf(times)} at ${perSecond} a second for ${seconds} s; ` +
        `${(times.length / took).toFixed(0)} a second answered, ${due.length - times.length} failed, ` +
        `the first one alone ${alone.toFixed(0)} ms`,
    )
  }
  const path = `${calls.members.path}?country=DE&countryregion=Region+3&min_age=30&max_age=40`
  const lonely = await ask({ port, path, member: loner })
  say(`search that finds nobody and shows similar people: ${lonely.toFixed(0)} ms, alone`)
}
