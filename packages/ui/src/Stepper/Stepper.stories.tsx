import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Stepper } from './index.ts'

const meta = {
  title: 'Frame/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of your signup',
    steps: [
      { id: 'account', label: 'Account', state: 'done', href: '#account' },
      { id: 'photo', label: 'Photo', state: 'skipped', href: '#photo' },
      { id: 'location', label: 'Place', state: 'current' },
      { id: 'about', label: 'About you', state: 'ahead' },
      { id: 'confirm', label: 'E-mail', state: 'ahead' },
    ],
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['wizard', 'steps', 'progress'],
    what: 'Progress through several steps: all of them on wide windows, otherwise “Step 3 of 5” and the current one.',
    when: 'In signup and other tasks with a fixed order, from three steps on.',
    whenNot: 'For pages of a list: Pagination. For places without an order: Tabs.',
    good: 'Let completed steps be opened again, and mark a skipped one as skipped.',
    bad: 'Do not add steps along the way, and do not show progress as a percentage.',
    changes: {
      '2026-11-22':
        '`progressText` and `doneLabel` are gone: the words come from LabelsProvider. The links to steps are easier to hit.',
    },
    keys: { Tab: 'to each step that can be opened', Enter: 'opens it' },
  }),
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Signup: Story = {}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const ProgressIsShown: Story = {
  ...Signup,
  name: 'SGN-1 progress is shown',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Account, done' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Photo/ })).toHaveAttribute('href', '#photo')
    const current = canvas.getAllByRole('listitem')[2]
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

export const AllStates = statesOf(meta, { rest: {}, hover: {}, focus: {} }, { width: 'lg' })

export const StepsAreLargeEnoughToTouch: Story = {
  ...Narrow,
  name: 'DOM-4 a step that can be opened is large enough to touch',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(links).toHaveLength(2)
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
