import {
  bodyTypes,
  eyeColors,
  hairColors,
  interests,
  relationshipStatuses,
  sexualities,
} from '@bouquet/contract'
import { calls } from '@bouquet/contract/schemas'
import { say, spreadOf } from './report.ts'
import { sendRequest } from './sendRequest.ts'
import { sendSteadily } from './sendSteadily.ts'

const perSecond = 100
/** Sent one after the other before anything is measured. */
const warming = 20

/** Men who seek women. */
const man = (n: number) => 1 + (n % 490) * 10
/** Women who have bought something; all of their preferences are filtered by. */
const premium = (n: number) => 10 + (n % 250) * 20

const oneOf = (values: readonly string[], n: number) => values[n % values.length]

interface Kind {
  readonly seconds: number
  /** Number of the member who searches for the n-th time. */
  readonly searcher: (n: number) => number
  /** The filters of that search. */
  readonly query: (n: number) => string
}

const region = (n: number) => `country=DE&countryregion=Region+${n % 16}`
const attributes = (n: number) =>
  `interest=${oneOf(interests, n)}&hair_colour=${oneOf(hairColors, n)}` +
  `&eye_colour=${oneOf(eyeColors, n)}&body_type=${oneOf(bodyTypes, n)}` +
  `&relationship_status=${oneOf(relationshipStatuses, n)}&sexuality=${oneOf(sexualities, n)}`

const kinds: Readonly<Record<string, Kind>> = {
  'country, region and ages': {
    seconds: 5,
    searcher: man,
    query: (n) => `${region(n)}&min_age=${25 + (n % 20)}&max_age=${32 + (n % 20)}`,
  },
  'country and ages': {
    seconds: 5,
    searcher: man,
    query: (n) => `country=AT&min_age=${25 + (n % 20)}&max_age=${30 + (n % 20)}`,
  },
  everybody: { seconds: 5, searcher: man, query: () => '' },
  'everybody, page 40': { seconds: 5, searcher: man, query: () => 'page=40' },
  'ages of which there is nobody, so similar people': {
    seconds: 5,
    searcher: man,
    query: (n) => `${region(n)}&min_age=${85 + (n % 10)}`,
  },
  'one interest': {
    seconds: 2,
    searcher: premium,
    query: (n) => `interest=${oneOf(interests, n)}`,
  },
  'one interest, page 40': {
    seconds: 2,
    searcher: premium,
    query: (n) => `interest=${oneOf(interests, n)}&page=40`,
  },
  'an interest and a colour of hair': {
    seconds: 2,
    searcher: premium,
    query: (n) => `interest=${oneOf(interests, n)}&hair_colour=${oneOf(hairColors, n)}`,
  },
  'an interest and a colour of hair, page 40': {
    seconds: 2,
    searcher: premium,
    query: (n) => `interest=${oneOf(interests, n)}&hair_colour=${oneOf(hairColors, n)}&page=40`,
  },
  'an interest, a colour of hair and a country': {
    seconds: 2,
    searcher: premium,
    query: (n) => `interest=${oneOf(interests, n)}&hair_colour=${oneOf(hairColors, n)}&country=CH`,
  },
  'every attribute': { seconds: 2, searcher: premium, query: attributes },
  'every field there is': {
    seconds: 2,
    searcher: premium,
    query: (n) => `${region(n)}&city=Town+${n % 50}&min_age=25&max_age=55&${attributes(n)}`,
  },
  'every field but the town': {
    seconds: 2,
    searcher: premium,
    query: (n) => `${region(n)}&min_age=25&max_age=55&${attributes(n)}`,
  },
}

export async function measureSearch(port: number): Promise<void> {
  for (const [kind, { seconds, searcher, query }] of Object.entries(kinds)) {
    for (let n = 0; n < warming; n += 1) {
      await sendRequest({ port, path: `${calls.members.path}?${query(n)}`, member: searcher(n) })
    }
    const alone = await sendRequest({
      port,
      path: `${calls.members.path}?${query(1)}`,
      member: searcher(1),
    })
    const {
      times,
      failed,
      seconds: took,
    } = await sendSteadily({ perSecond, seconds }, (n) =>
      sendRequest({ port, path: `${calls.members.path}?${query(n)}`, member: searcher(n) }),
    )
    say(
      `search by ${kind}: ${spreadOf(times)} at ${perSecond} a second for ${seconds} s; ` +
        `${(times.length / took).toFixed(0)} a second answered, ${failed} failed, ` +
        `one alone ${alone.toFixed(0)} ms`,
    )
  }
}
