import { setProjectAnnotations } from '@storybook/react-vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import preview from '../preview.tsx'
import { type StorySet, storySets } from '../storyFiles.ts'
import { firstChoices, viewports } from '../toolbars.ts'
import { boxesOf, notMirrored } from './mirrored.ts'

setProjectAnnotations([preview])

type Direction = 'ltr' | 'rtl'

const choices = (direction: Direction) => ({ ...firstChoices, brand: 'wireframe', direction })

/**
 * In a game of swipes right is a like in any language, so its buttons and cards are not mirrored; and the
 * digits of a code are read from left to right in every language.
 */
const fixedSides = ['People/SwipeDeck', 'Fields/CodeField']

/** Its bar appears later and grows, so it has a test of its own below. */
const growing = 'Feedback/ProgressBar'

const components = storySets.filter(
  ({ title }) => !title.startsWith('Guide/') && ![...fixedSides, growing].includes(title),
)

const finishAnimations = () => {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish()
  }
}

const show = async ({ storiesWithoutPlay }: StorySet, direction: Direction) => {
  const [story] = storiesWithoutPlay(choices(direction))
  if (story === undefined) throw new Error('The component has no story.')
  await story.run()
  document.documentElement.dir = direction
  await document.fonts.ready
  finishAnimations()
  // Overlays take their place anew.
  window.dispatchEvent(new Event('resize'))
  await new Promise(requestAnimationFrame)
}

beforeAll(() => {
  const { width, height } = viewports.phone.styles
  return page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10))
})

describe(`${components.length} components from right to left`, () => {
  test.each(components.map((component) => [component.title, component] as const))(
    'LOC-5 each part is where its mirror image would be: %s',
    async (_title, component) => {
      // Tried again while a part that is loaded on first use is on its way.
      await vi.waitFor(async () => {
        await show(component, 'ltr')
        const leftToRight = boxesOf(document.body)
        await show(component, 'rtl')
        const rightToLeft = boxesOf(document.body)
        expect(notMirrored(leftToRight, rightToLeft, window.innerWidth)).toEqual([])
      }, 30_000)
    },
  )
})

const componentOf = (title: string) => {
  const component = storySets.find((each) => each.title === title)
  if (component === undefined) throw new Error(`There is no component ${title}.`)
  return component
}

test('LOC-5 the left arrow key goes to the next tab', async () => {
  await show(componentOf('Frame/Tabs'), 'rtl')
  const tabs = page.getByRole('tab')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(tabs.nth(1)).toHaveFocus()
})

test('LOC-5 the left arrow key raises the value of a slider', async () => {
  await show(componentOf('Fields/Slider'), 'rtl')
  const from = page.getByRole('slider').first()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(from).toHaveValue('33')
})

test('LOC-5 a progress bar grows from the right', async () => {
  await show(componentOf(growing), 'rtl')
  const track = page.getByRole('progressbar')
  await expect.element(track).toBeInTheDocument()
  finishAnimations()
  const bar = track.element().firstElementChild?.getBoundingClientRect()
  expect(bar?.right).toBeCloseTo(window.innerWidth, -1)
  expect(bar?.left).toBeGreaterThan(0)
})
