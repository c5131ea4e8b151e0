import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { afterAll, expect, inject, test } from 'vitest'
import { openPreview, type Preview } from './openPreview.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the folder of the built Storybook. */
    builtStorybook: string
  }
}

/** Accessibility is checked in all modes by the tests of the stories. */
const alike = { a11y: { manual: true } }

const looks = [
  { name: 'Amberline', globals: { ...alike, brand: 'amberline' } },
  { name: 'Nocturne and German', globals: { ...alike, brand: 'nocturne', locale: 'de' } },
] as const

const readStories = () => {
  const file = join(import.meta.dirname, '../../storybook-static/index.json')
  const { entries }: StoryIndex = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Tests every second story of the built Storybook in one page, so that two files share them. */
export function testBuiltStories(half: 0 | 1): void {
  const { name, globals } = looks[half]
  let opened: Promise<Preview> | undefined

  const close = async () => {
    const preview = await opened
    opened = undefined
    await preview?.close()
  }
  afterAll(close)

  for (const { id, title, name: story } of readStories().filter((_, i) => i % 2 === half)) {
    test(`${title}, ${story}, in ${name}`, async ({ onTestFailed }) => {
      // The next story gets a new page.
      onTestFailed(close)
      opened ??= openPreview(inject('builtStorybook'), globals)
      const preview = await opened
      expect(await preview.play(id)).toEqual([])
    })
  }
}
