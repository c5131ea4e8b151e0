import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Loading, Skeleton } from './index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  decorators: [column],
  parameters: page({
    what: 'Placeholder in the final position and size of the content. `Loading` around it announces what is loading.',
    when: 'While a list, a profile or a conversation loads for the first time.',
    whenNot:
      'For a change of page: ProgressBar. For a button at work: its `isPending`. For what may take minutes: words.',
    good: 'Render as many as will load, in the same shape, to avoid layout shifts.',
    bad: 'Do not shimmer for readers who want less motion (it does not), and do not put a spinner beside it.',
  }),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Skeleton variant="circle" />
      <Skeleton width="70%" />
      <Skeleton />
      <Skeleton variant="block" />
    </div>
  ),
}

export const Wall: Story = {
  render: () => (
    <Loading label="Loading people">
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.75rem' }}>
        <Skeleton variant="card" />
        <Skeleton variant="card" />
      </div>
    </Loading>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading people')
  },
}
