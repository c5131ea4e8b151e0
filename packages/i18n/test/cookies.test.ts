import { browserStorage, browserStorageList, constants, localeList } from '@bouquet/contract'
import { expect, test } from 'vitest'
import { legalPage } from '../src/legal/index.ts'
import { facts } from './facts.ts'

const languages = localeList.map(({ code }) => code)
const { locale, authPrefix, country } = constants.cookies
const { closed_notice, last_search } = browserStorage
const received = [locale, authPrefix, country, closed_notice.name, last_search.name]

test.each(languages)(
  'PAG-5 the %s privacy statement names every cookie that a member can receive',
  (language) => {
    const { sections } = legalPage('privacy', language, facts)
    const section = JSON.stringify(sections.find(({ id }) => id === 'cookies'))
    for (const name of received) expect(section).toContain(name)
    expect(section).toContain(`/${language}/pages/cookies`)
  },
)

test.each(languages)(
  'PAG-5 the %s page about cookies lists everything that is stored',
  (language) => {
    const blocks = legalPage('cookies', language, facts).sections.flatMap(
      (section) => section.blocks,
    )
    const [cookies, storage, ...others] = blocks.filter((block) => block.type === 'table')
    expect(others).toEqual([])
    const names = (of: 'cookie' | 'other') =>
      browserStorageList
        .filter(({ place }) => (place === 'cookie') === (of === 'cookie'))
        .map(({ name, isPrefix = false, tlsPrefix = '' }) =>
          isPrefix ? `${name.slice(0, -1)}…` : `${tlsPrefix}${name}`,
        )
    expect(cookies?.rows.map(([name]) => name)).toEqual(names('cookie'))
    expect(storage?.rows.map(([name]) => name)).toEqual(names('other'))
    for (const row of [...(cookies?.rows ?? []), ...(storage?.rows ?? [])]) {
      expect(row).toHaveLength(3)
      for (const cell of row) expect(cell.trim()).not.toBe('')
    }
  },
)

test('PAG-5 the page about cookies says how long each stays', () => {
  const { sections } = legalPage('cookies', 'de', facts)
  const rows = sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'table' ? block.rows : []))
  const keptOf = (wanted: string) => rows.find(([name]) => name === wanted)?.[2]
  expect(keptOf(`__Host-${browserStorage.session.name}`)).toBe('30 Tage')
  expect(keptOf(browserStorage.found_place.name)).toBe('1 Stunde')
  expect(keptOf(browserStorage.tracking.name)).toBe('bis du den Tab schließt')
})
