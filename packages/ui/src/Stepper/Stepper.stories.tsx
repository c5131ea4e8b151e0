import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Stepper } from './index.ts'

const meta = {
  title: 'Frame/Stepper',
  component: Stepper,
  args: {
    label: 'Steps of your signup',
    progressText: 'Step 3 of 5',
    doneLabel: 'done',
    steps: [
      { id: 'account', label: 'Account', state: 'done', href: '#account' },
      { id: 'photo', label: 'Photo', state: 'skipped', href: '#photo' },
      { id: 'location', label: 'Place', state: 'current' },
      { id: 'about', label: 'About you', state: 'ahead' },
      { id: 'confirm', label: 'E-mail', state: 'ahead' },
    ],
  },
  parameters: page({
    what: 'Progress through several steps: all of them on wide windows, otherwise “Step 3 of 5” and the current one.',
    when: 'In signup and other ways with an order, from three steps on.',
    whenNot: 'For pages of a list: Pagination. For places without an order: Tabs.',
    good: 'Let each step that was done be opened again, and mark a skipped one as skipped.',
    bad: 'Do not add steps on the way, and do not show a share of the work in percent.',
    keys: { Tab: 'to each step that can be opened', Enter: 'opens it' },
  }),
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Signup: Story = {
  name: 'SGN-1 progress is shown',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Account, done' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Photo/ })).toHaveAttribute('href', '#photo')
    const current = canvas.getAllByRole('listitem')[2]
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

export const Narrow: Story = { name: 'At 320 px', decorators: [narrow] }
