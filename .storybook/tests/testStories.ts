import * as a11y from '@storybook/addon-a11y/preview'
import { type ReactRenderer, setProjectAnnotations } from '@storybook/react-vite'
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types'
import { pauseAnimations } from 'storybook/preview-api'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { commands, page, server } from 'vitest/browser'
import { brands } from '../brands.ts'
import { type Mode, modeNames } from '../modes.ts'
import preview from '../preview.tsx'
import { type StorySet, storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { allBrandModes, type BrandMode, brandModesOfStory } from './brandModes.ts'
import { isBlank, tooWide } from './overflow.ts'
import { type AuditedHalf, auditOf, type StoryAudit } from './storyAudit.ts'
import { changeLook, chooseLook, withLook } from './withLook.ts'

type Story = ComposedStoryFn<ReactRenderer>
type Context = StoryContext<ReactRenderer>

const usual = { width: 1200, height: 900 }

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && Object.hasOwn(viewports, name)

/** Size in pixels of the viewport that a story requests. */
function viewportOf({ globals }: Story): typeof usual {
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

let isForced = false

async function force(mode: Mode): Promise<void> {
  const willBeForced = mode === 'forced'
  if (willBeForced !== isForced) await commands.forceColors(willBeForced)
  isForced = willBeForced
}

let current: Context | undefined

// The addon's check at the end of a run is left out, since the tests check each brand and mode.
const { afterEach: checkStory, ...addon } = a11y

setProjectAnnotations([
  {
    decorators: [withLook],
    beforeEach(context: Context) {
      current = context
    },
  },
  addon,
  preview,
  // Elements that pass a rule are counted, and need no selector and source.
  { parameters: { a11y: { options: { resultTypes: ['violations', 'incomplete'] } } } },
])

let resume = () => {}

/** Renders and plays a story, and stops its animations at their end, as Storybook does to check it. */
async function render(story: Story): Promise<Context> {
  resume()
  await resize(viewportOf(story))
  await story.run()
  resume = pauseAnimations()
  if (current === undefined) throw new Error('The story was not rendered.')
  return current
}

/** Renders a story in the first brand and mode that asks for it, and keeps it for the others. */
function renderOnce(story: Story): (look: BrandMode) => Promise<Context> {
  let rendered: Promise<Context> | undefined
  return async (look) => {
    await force(look.mode)
    if (rendered === undefined) {
      chooseLook(look)
      rendered = render(story)
    } else {
      changeLook(look)
    }
    return await rendered
  }
}

const isWholeGrid = inject('isWholeGrid')

/**
 * A mode changes colours alone, so the rules about anything else are checked in the light one, or in the only one; in
 * the whole grid all rules are checked in every mode.
 */
const colorRules = ['color-contrast', 'link-in-text-block']

const withRulesOf = (isThorough: boolean, context: Context): Context => {
  if (isThorough) return context
  const { a11y: checks, ...parameters } = context.parameters
  const options = { ...checks?.options, runOnly: colorRules }
  return { ...context, parameters: { ...parameters, a11y: { ...checks, options } } }
}

const describeLook = ({ brand, mode }: BrandMode) =>
  `${brands.get(brand)?.name}, ${modeNames[mode].toLowerCase()}`

const roleOf = ({ tested }: StorySet, { storyName: name, parameters }: Story) => {
  if (parameters['isStateSheet'] === true) return 'sheet'
  if (tested.has(name)) return 'test'
  return [...tested.values()].includes(name) ? 'tested' : 'alone'
}

const looksOf = (set: StorySet, story: Story, turn: number) =>
  (isWholeGrid ? allBrandModes : brandModesOfStory(turn, roleOf(set, story))).map(
    (look) => [describeLook(look), look] as const,
  )

/**
 * Tests one half of all stories, so that two pages share them. A story is rendered and played once, and then shown
 * in each brand and mode.
 */
export function testStories(half: 0 | 1): void {
  const audits: StoryAudit[] = []

  // The page may have run another file of tests before.
  beforeAll(() => {
    size = { width: 0, height: 0 }
  })

  for (const [number, set] of storySets.entries()) {
    if (number % 2 !== half) continue
    for (const [index, story] of set.storiesWith(firstChoices).entries()) {
      const renderIn = renderOnce(story)
      const looks = looksOf(set, story, number + index)
      describe(`${set.title}, ${story.storyName}`, () => {
        test.each(looks)(
          'DOM-4 LOC-5 is not blank, fits its window and has no accessibility violations in %s',
          async (_name, look) => {
            const context = await renderIn(look)
            expect(tooWide(document.body)).toEqual([])
            if (!story.tags.includes('test-only')) {
              await expect.poll(() => isBlank(document.body)).toBe(false)
            }
            const isThorough = look.mode === 'light' || looks.length === 1 || isWholeGrid
            await checkStory(withRulesOf(isThorough, context))
            const audit = auditOf(set.title, story, look, context.reporting)
            audits.push(audit)
            if (isThorough) expect(audit.passes).toBeGreaterThan(0)
          },
        )
      })
    }
  }

  // A filtered run is incomplete, so it is not saved.
  afterAll(async () => {
    await force('light')
    if (server.config.testNamePattern !== undefined) return
    const audited: AuditedHalf = { date: new Date().toISOString().slice(0, 10), audits }
    await commands.writeFile(`coverage/stories-${half}.json`, JSON.stringify(audited))
  })
}
