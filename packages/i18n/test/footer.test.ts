import { expect, test } from 'vitest'
import { footerGroups } from '../src/footer.ts'
import { translator } from '../src/node/index.ts'

const story = { token: 'story', title: 'Tarinamme', lang: 'fi-FI' }
const rules = { token: 'ban', title: 'Omat säännöt', lang: 'fi-FI' }

test('NAV-5 PAG-1 an own page follows the help pages, or takes the place of the built-in page of its name', () => {
  const [help, legal] = footerGroups(translator('en'), [story, rules])
  const link = { id: 'story', label: 'Tarinamme', href: '/pages/story', lang: 'fi-FI' }
  expect(help?.links.at(-1)).toEqual(link)
  expect(legal?.links.find(({ id }) => id === 'ban')).toEqual({
    id: 'ban',
    label: 'Omat säännöt',
    href: '/pages/ban',
    lang: 'fi-FI',
  })
  expect(help?.links.some(({ id }) => id === 'ban')).toBe(false)
})
