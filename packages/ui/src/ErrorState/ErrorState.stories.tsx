import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { ErrorState } from './index.ts'

const meta = {
  title: 'Feedback/ErrorState',
  component: ErrorState,
  args: {
    title: 'That did not work',
    description: 'There is no connection right now. Check your network and try again.',
    onRetry: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['failure', 'retry'],
    what: 'Says what went wrong and what to do. Announced when it appears.',
    when: 'In place of content that could not be loaded: offline, server error, page not found.',
    whenNot:
      'For an empty list: EmptyState. For an error of a field: its `errorMessage`. Beside content that is still shown: AlertBanner.',
    good: 'Say what happened, offer to try again where that can help, and keep what was typed.',
    bad: 'Do not show codes, stack traces or “Oops”, and do not keep retrying by yourself.',
    changes: {
      '2026-11-22':
        '`text` is now `description` and `action` is now `actions`. `retryText` is gone: the button appears with `onRetry`.',
    },
    keys: {
      Tab: 'to the retry button, then to the action beside it',
      'Enter, Space': 'tries again',
    },
  }),
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

export const CanRetry: Story = {}

export const Retrying: Story = { args: { isRetrying: true } }

export const TheButtonTriesAgain: Story = {
  ...CanRetry,
  name: 'the button tries again',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('That did not work')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const AllStates = statesOf(meta, { rest: {}, pending: { isRetrying: true } })
