import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
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
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Signup: Story = {
  name: 'SGN-1 progress is shown',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Step 3 of 5')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Photo/ })).toHaveAttribute('href', '#photo')
    const current = canvas.getAllByRole('listitem')[2]
    await expect(current).toHaveAttribute('aria-current', 'step')
  },
}

export const Narrow: Story = { name: 'At 320 px', decorators: [narrow] }
