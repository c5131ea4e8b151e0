import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { brands } from '../brands.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { tooWide } from './roomForWords.ts'

setProjectAnnotations([preview])

const houses = [...brands.keys()]

const runs = storySets
  .filter(({ title }) => !title.startsWith('Guide/'))
  .flatMap(({ title, stillStoriesWith }, set) =>
    stillStoriesWith(firstChoices).flatMap(({ storyName }, index) => {
      const brand = houses[(set + index) % houses.length]
      const story = stillStoriesWith({ ...firstChoices, brand, textSize: '200' })[index]
      return story === undefined ? [] : [{ name: `${title}, ${storyName}`, brand, story }]
    }),
  )

describe(`${runs.length} stories with text of twice the size, from right to left`, () => {
  beforeAll(() => {
    const { width, height } = viewports.narrow.styles
    return page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
  })

  test.each(runs.map((run) => [run.name, run.brand, run] as const))(
    'LOC-5 nothing is wider than 320 px: %s, %s',
    async (_name, _brand, { story }) => {
      await story.run()
      document.documentElement.dir = 'rtl'
      await document.fonts.ready
      expect(tooWide(document.body)).toEqual([])
    },
  )
})
