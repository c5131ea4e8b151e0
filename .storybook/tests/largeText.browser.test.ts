import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { untranslatedTexts } from '../../packages/ui/src/stories/untranslatedTexts.ts'
import { brands } from '../brands.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { brokenWords } from './brokenWords.ts'
import { tooWide } from './overflow.ts'

setProjectAnnotations([preview])

const styledBrands = [...brands.keys()]

/** Languages with the longest words. Stories rotate through them. */
const longLocales = ['fi', 'de'] as const

/** Wider than the window in some fonts, and hyphenated by browsers that support the language. */
const hyphenated = new Set([
  'Banküberweisung',
  'Datenschutzerklärung',
  'Kuvitteellinen',
  'Lompakkosovellus',
  'Unterhaltungen',
  'Willkommensrabatt',
  'ensimmäisestä',
  'molemminpuolista',
  'välttämättömät',
])

const runs = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, storiesWithoutPlay }, set) =>
    storiesWithoutPlay(firstChoices).flatMap(({ globals, storyName }, index) => {
      const brand = styledBrands[(set + index) % styledBrands.length]
      const locale = longLocales[index % longLocales.length]
      const story = storiesWithoutPlay({ ...firstChoices, brand, locale, textSize: '200' })[index]
      // A story with long words is only shown in its own language.
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
    'LOC-5 nothing is wider than 320 px and no word is broken: %s, %s',
    async (_name, _brand, { story, isPinned }) => {
      await story.run()
      const mayBeBroken = (text: string) =>
        isPinned || untranslatedTexts.has(text.trim()) || hyphenated.has(text)
      document.documentElement.dir = 'rtl'
      await document.fonts.ready
      expect([...tooWide(document.body), ...brokenWords(document.body, mayBeBroken)]).toEqual([])
    },
  )
})
