import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Spinner } from './index.ts'

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  decorators: [row],
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['loader', 'loading'],
    what: 'A ring that turns while something is being done, with the words for it. With reduced motion it stands still, and the words say the same.',
    when: 'For a short wait inside a part of the page whose shape is not known yet: a map, a payment being confirmed, a list that reloads.',
    whenNot:
      'For a list or a page that loads: Skeleton in its final shape. For a button: `isPending` of Button. For a page change: ProgressBar.',
    good: 'Say what is being waited for: “Looking up your payment”.',
    bad: 'Do not show it alone for more than a few seconds, and do not put two on a screen.',
  }),
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const WithWords: Story = { args: { label: 'Looking up your payment' } }

export const LabelHidden: Story = { args: { isLabelHidden: true } }

export const Sizes: Story = {
  render: () => (
    <>
      <Spinner size="sm" isLabelHidden />
      <Spinner size="md" isLabelHidden />
      <Spinner size="lg" isLabelHidden />
    </>
  ),
}

export const AllStates = statesOf(
  meta,
  { loading: {} },
  { rows: { words: { label: 'Looking up your payment' }, sm: { size: 'sm' }, lg: { size: 'lg' } } },
)

export const SaysThatItLoads: Story = {
  ...LabelHidden,
  name: 'announces the wait without a label of its own',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading')
  },
}
