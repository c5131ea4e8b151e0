import { type Locale, localeCodes, type MatchReason } from '@bouquet/contract'
import { calls, matchReasonSchema } from '@bouquet/contract/schemas'
import { legalPage } from '@bouquet/i18n/legal'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members } from '../../../src/tables/index.ts'
import { testBrand } from '../../support/brand.ts'
import { joinMember } from '../../support/people.ts'
import { testServer } from '../../support/server.ts'

const server = await testServer()

/** What puts people in order: in the search, and what the match finder scores. */
type Criterion = 'photo' | 'lastSeen' | 'interests' | 'near' | 'distance' | 'age'

/** Both reasons about ages are one criterion. */
const criterionOf = (kind: MatchReason['kind']): Criterion =>
  kind === 'interests' || kind === 'near' || kind === 'distance' ? kind : 'age'

/** How the terms name each. */
const named: Readonly<Record<Locale, Readonly<Record<Criterion, RegExp>>>> = {
  en: criteria(/photo/, /most recently/, /interests/, /same town or region/, /distance/, /ages/),
  de: criteria(
    /Foto/,
    /zuletzt hier/,
    /Interessen/,
    /selbe Ort|dieselbe Region/,
    /Entfernung/,
    /Alter/,
  ),
  fr: criteria(/photo/, /plus récemment/, /intérêt/, /même ville/, /distance/, /âge/),
  es: criteria(/foto/, /recientemente/, /intereses/, /misma ciudad/, /distancia/, /edad/),
  it: criteria(/foto/, /di recente/, /interessi/, /stessa città/, /distanza/, /età/),
  nl: criteria(/foto/, /het laatst/, /interesses/, /dezelfde plaats/, /afstand/, /leeftijd/),
  pl: criteria(/zdjęciem/, /ostatnio/, /zainteresowania/, /sama miejscowość/, /odległość/, /wiek/),
  sv: criteria(/bild/, /senast/, /intressen/, /samma ort/, /avståndet/, /ålder/),
  da: criteria(/billede/, /senest/, /interesser/, /samme by/, /afstanden/, /alder/),
  nb: criteria(/bilde/, /sist/, /interesser/, /samme by/, /avstanden/, /alder/),
  fi: criteria(/kuvalliset/, /viimeksi/, /kiinnostuksen/, /sama paikkakunta/, /etäisyys/, /ikä/),
}

function criteria(
  photo: RegExp,
  lastSeen: RegExp,
  interests: RegExp,
  near: RegExp,
  distance: RegExp,
  age: RegExp,
): Record<Criterion, RegExp> {
  return { photo, lastSeen, interests, near, distance, age }
}

test.each(localeCodes)(
  'PAG-5 SRC-1 SWP-1 the terms in %s name what puts people in order',
  (locale) => {
    const { sections } = legalPage('terms', locale, testBrand())
    const lists = sections
      .filter(({ id }) => id === 'order')
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'list' ? block.items : []))
      .map((spans) => spans.map(({ text }) => text).join(''))
    expect(lists).toHaveLength(3)
    const [search, finder, introductions] = lists
    const { photo, lastSeen, age } = named[locale]
    expect(search).toMatch(photo)
    expect(search).toMatch(lastSeen)
    for (const { shape } of matchReasonSchema.options) {
      expect(finder).toMatch(named[locale][criterionOf(shape.kind.value)])
    }
    expect(introductions).toMatch(age)
  },
)

test('PAG-5 SRC-1 SWP-1 a photo and the last visit order people, and premium moves nobody up', async () => {
  const { client } = await joinMember(server)
  const since = server.clock.now().getTime()
  const join = async (name: string, hasPhoto: boolean, hoursAgo: number, paid = false) => {
    const { user } = await joinMember(server, { name, gender: 'male', seeking: 'female' })
    const lastSeen = new Date(since - hoursAgo * 3_600_000)
    await server.db.update(members).set({ hasPhoto, lastSeen, paid }).where(eq(members.id, user.id))
  }
  await join('Premium', false, 9, true)
  await join('Recent', false, 1)
  await join('Pictured', true, 9)
  await join('Both', true, 1)
  const expected = ['Both', 'Pictured', 'Recent', 'Premium']
  const { results } = await client.call(calls.members, { query: {} })
  expect(results.map(({ name }) => name)).toEqual(expected)
  const { profiles } = await client.call(calls.swipeGame)
  expect(profiles.map(({ name }) => name)).toEqual(expected)
})
