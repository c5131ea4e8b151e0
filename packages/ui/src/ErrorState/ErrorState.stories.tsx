import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'That did not work',
    text: 'There is no connection right now. Check your network and try again.',
    retryText: 'Try again',
    onRetry: fn(),
  },
  parameters: page({
    what: 'It did not work: what happened and what to do. Read out when it appears.',
    when: 'In place of content that could not be loaded: offline, server error, page not found.',
    whenNot:
      'For an empty list: EmptyState. For an error of a field: its `errorMessage`. Beside content that is still shown: AlertBanner.',
    good: 'Offer to try again where that can help, and keep what was typed.',
    bad: 'Do not show codes, stacks or “Oops”, and do not try again for ever on your own.',
    keys: {
      Tab: 'to the retry button, then to the action beside it',
      'Enter, Space': 'tries again',
    },
  }),
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const CanRetry: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = { args: { isRetrying: true } }
