import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { cutWords, tooWide } from './roomForWords.ts'
import { untranslated } from './untranslated.ts'

setProjectAnnotations([a11y, preview])

/** Languages with long words; they take turns. */
const longWinded = ['de', 'fi', 'pl', 'nl', 'fr'] as const

const isOfTheProduct = ({ title }: { readonly title: string }) => !title.startsWith('Guide/')

const runs = storySets.filter(isOfTheProduct).flatMap(({ title, stillStoriesWith }, set) => {
  const isPinned = stillStoriesWith(firstChoices).map(
    ({ globals }) => globals['locale'] !== firstChoices.locale,
  )
  return longWinded.flatMap((locale, turn) =>
    stillStoriesWith({ ...firstChoices, brand: 'wireframe', locale, isMarked: true })
      .map((story, index) => ({ title, story, locale, isPinned: isPinned[index], index }))
      .filter(({ index }) => (set + index) % longWinded.length === turn),
  )
})

describe(`${runs.length} stories in ${longWinded.length} long languages`, () => {
  beforeAll(() => {
    const { width, height } = viewports.narrow.styles
    return page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
  })

  test.each(runs.map((run) => [run.title, run.story.storyName, run.locale, run] as const))(
    'LOC-5 fits 320 px, all in one language: %s, %s, %s',
    async (_title, _name, _locale, run) => {
      await run.story.run()
      await document.fonts.ready
      expect([
        ...(run.isPinned ? [] : untranslated(document.body)),
        ...tooWide(document.body),
        ...cutWords(document.body),
      ]).toEqual([])
    },
  )
})
