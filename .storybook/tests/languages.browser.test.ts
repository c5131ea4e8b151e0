import * as a11y from '@storybook/addon-a11y/preview'
import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { untranslatedTexts } from '../../packages/ui/src/stories/untranslatedTexts.ts'
import { withoutMarks } from '../language/marks.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { brandOfTurn } from './brandModes.ts'
import { clippedTexts, tooWide } from './overflow.ts'
import { unreachable } from './unreachable.ts'
import { untranslated } from './untranslated.ts'

setProjectAnnotations([a11y, preview])

/** Languages with long words. Stories rotate through them and through the brands. */
const longLocales = ['de', 'fi', 'pl', 'nl', 'fr'] as const

const runs = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, storiesWithoutPlay }, set) =>
    storiesWithoutPlay(firstChoices).flatMap(({ globals, storyName }, index) => {
      const locale = longLocales[(set + index) % longLocales.length]
      const brand = brandOfTurn(set + index)
      const story = storiesWithoutPlay({ ...firstChoices, brand, locale, isMarked: true })[index]
      // A story with long words is only shown in its own language.
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
    'LOC-5 DOM-4 all in one language, in 320 px and within reach of the keyboard: %s, %s',
    async (_name, _locale, { story, isPinned }) => {
      await story.run()
      await document.fonts.ready
      expect(story.reporting.reports).toContainEqual(
        expect.objectContaining({ type: 'a11y', status: 'passed' }),
      )
      const mayBeShortened = (text: string) =>
        isPinned || untranslatedTexts.has(withoutMarks(text).trim())
      expect([
        ...(isPinned ? [] : untranslated(document.body)),
        ...tooWide(document.body),
        ...unreachable(document.body),
        ...clippedTexts(document.body, mayBeShortened),
      ]).toEqual([])
    },
  )
})
