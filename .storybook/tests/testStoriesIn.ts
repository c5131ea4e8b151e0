import * as a11y from '@storybook/addon-a11y/preview'
import { type ReactRenderer, setProjectAnnotations } from '@storybook/react-vite'
import type { ComposedStoryFn } from 'storybook/internal/types'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import { brands } from '../brands.ts'
import { type Mode, modeNames } from '../modes.ts'
import preview from '../preview.tsx'
import { storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { allBrandModes, type BrandMode, brandModesOfStory } from './brandModes.ts'
import { auditOf, type StoryAudit } from './storyAudit.ts'

const usual = { width: 1200, height: 900 }

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && Object.hasOwn(viewports, name)

/** Size in pixels of the viewport that a story requests. */
function viewportOf({ globals }: ComposedStoryFn<ReactRenderer>): typeof usual {
  const name: unknown = globals['viewport']?.value
  if (!isViewport(name)) return usual
  const { width, height } = viewports[name].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}

let size = { width: 0, height: 0 }

/** Asks the browser only for another size than the last, since each request takes a while. */
async function resize(wanted: typeof usual): Promise<void> {
  if (wanted.width === size.width && wanted.height === size.height) return
  await page.viewport(wanted.width, wanted.height)
  size = wanted
}

setProjectAnnotations([a11y, preview])

const isWholeGrid = inject('isWholeGrid')
const runsOf = ({ brand, mode }: BrandMode) =>
  storySets.flatMap(({ title, storiesWith }, set) =>
    storiesWith({ ...firstChoices, brand, mode })
      .filter((_, index) =>
        (isWholeGrid ? allBrandModes : brandModesOfStory(set + index)).some(
          (look) => look.brand === brand && look.mode === mode,
        ),
      )
      .map((story) => ({ title, story })),
  )

/** Runs the stories assigned to each brand, in one mode. */
export function testStoriesIn(mode: Mode): void {
  const audits: StoryAudit[] = []

  beforeAll(() => commands.forceColours(mode === 'forced'))
  afterAll(() => commands.forceColours(false))

  describe.each(allBrandModes.filter((look) => look.mode === mode))('$brand, $mode', (look) => {
    const name = `${brands.get(look.brand)?.name}, ${modeNames[mode].toLowerCase()}`

    test.each(runsOf(look).map(({ title, story }) => [title, story.storyName, story] as const))(
      `DOM-4 has no accessibility violations in ${name}: %s, %s`,
      async (title, _name, story) => {
        await resize(viewportOf(story))
        await story.run()
        const audit = auditOf(title, story, look)
        audits.push(audit)
        expect(audit.passes).toBeGreaterThan(0)
      },
    )
  })

  // A filtered run is incomplete, so it is not saved.
  afterAll(async () => {
    if (server.config.testNamePattern !== undefined) return
    await commands.writeFile(`coverage/stories-${mode}.json`, JSON.stringify(audits))
  })
}
