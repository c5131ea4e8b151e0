import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownWords } from '../../packages/ui/src/stories/ownWords.ts'
import { withoutMarks } from '../language/marks.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { houseOf } from './looks.ts'
import { cutWords, tooWide } from './roomForWords.ts'
import { untranslated } from './untranslated.ts'

setProjectAnnotations([a11y, preview])

/** Languages with long words; they take turns, and so do the houses. */
const longWinded = ['de', 'fi', 'pl', 'nl', 'fr'] as const

const runs = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, stillStoriesWith }, set) =>
    stillStoriesWith(firstChoices).flatMap(({ globals, storyName }, index) => {
      const locale = longWinded[(set + index) % longWinded.length]
      const brand = houseOf(set + index)
      const story = stillStoriesWith({ ...firstChoices, brand, locale, isMarked: true })[index]
      // A story of long words keeps to the language that it was written in.
      const isPinned = globals['locale'] !== firstChoices.locale
      return story === undefined
        ? []
        : [{ name: `${title}, ${storyName}`, locale, story, isPinned }]
    }),
  )

describe(`${runs.length} stories in long languages`, () => {
  beforeAll(() => {
    const { width, height } = viewports.narrow.styles
    return page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
  })

  test.each(runs.map((run) => [run.name, run.locale, run] as const))(
    'LOC-5 all in one language and in 320 px: %s, %s',
    async (_name, _locale, { story, isPinned }) => {
      await story.run()
      await document.fonts.ready
      expect(story.reporting.reports).toContainEqual(
        expect.objectContaining({ type: 'a11y', status: 'passed' }),
      )
      const mayBeShortened = (text: string) => isPinned || ownWords.has(withoutMarks(text).trim())
      expect([
        ...(isPinned ? [] : untranslated(document.body)),
        ...tooWide(document.body),
        ...cutWords(document.body, mayBeShortened),
      ]).toEqual([])
    },
  )
})
