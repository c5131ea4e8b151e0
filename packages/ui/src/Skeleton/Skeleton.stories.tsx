import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Loading, Skeleton } from './index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  decorators: [column],
  parameters: page({
    since: '2026-11-20',
    aliases: ['placeholder', 'loading'],
    what: 'Placeholder in the final position and size of the content. `Loading` around it announces what is loading.',
    when: 'While a list, a profile or a conversation loads for the first time.',
    whenNot:
      'For a change of page: ProgressBar. For a running action: `isPending` of Button. For what may take minutes: words.',
    good: 'Show as many as will load, in the same shape, so that nothing moves.',
    bad: 'Do not use a shape unlike the content, and do not put a spinner beside it.',
  }),
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}

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
}

export const TheLoadingWallSaysWhatItLoads: Story = {
  ...Wall,
  name: 'the loading wall says what it loads',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading people')
  },
}

export const AllStates = statesOf(
  meta,
  { loading: {} },
  {
    width: 'sm',
    rows: {
      line: { variant: 'line' },
      block: { variant: 'block' },
      circle: { variant: 'circle' },
      card: { variant: 'card' },
    },
  },
)
