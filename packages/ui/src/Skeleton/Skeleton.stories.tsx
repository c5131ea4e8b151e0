import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { Loading, Skeleton } from './index.ts'

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  decorators: [column],
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
