import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownWords } from '../../packages/ui/src/stories/ownWords.ts'
import { brands } from '../brands.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { brokenWords } from './brokenWords.ts'
import { tooWide } from './roomForWords.ts'

setProjectAnnotations([preview])

const houses = [...brands.keys()]

/** Languages with the longest words; they take turns. */
const longWorded = ['fi', 'de'] as const

/** Wider than the window in some faces; a browser that knows the language puts a hyphen into them. */
const hyphenated = new Set([
  'Banküberweisung',
  'Kuvitteellinen',
  'Lompakkosovellus',
  'ensimmäisestä',
])

const runs = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, stillStoriesWith }, set) =>
    stillStoriesWith(firstChoices).flatMap(({ globals, storyName }, index) => {
      const brand = houses[(set + index) % houses.length]
      const locale = longWorded[index % longWorded.length]
      const story = stillStoriesWith({ ...firstChoices, brand, locale, textSize: '200' })[index]
      // A story of long words keeps to the language that it was written in.
      const isPinned = globals['locale'] !== firstChoices.locale
      return story === undefined ? [] : [{ name: `${title}, ${storyName}`, brand, story, isPinned }]
    }),
  )

describe(`${runs.length} stories with text of twice the size, from right to left`, () => {
  beforeAll(() => {
    const { width, height } = viewports.narrow.styles
    return page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
  })

  test.each(runs.map((run) => [run.name, run.brand, run] as const))(
    'LOC-5 nothing is wider than 320 px and no word is torn: %s, %s',
    async (_name, _brand, { story, isPinned }) => {
      await story.run()
      const mayBeBroken = (text: string) =>
        isPinned || ownWords.has(text.trim()) || hyphenated.has(text)
      document.documentElement.dir = 'rtl'
      await document.fonts.ready
      expect([...tooWide(document.body), ...brokenWords(document.body, mayBeBroken)]).toEqual([])
    },
  )
})
