import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { createToastQueue, ToastRegion } from './index.ts'

const several = createToastQueue()
several.add({ description: 'The link is on its way again. It can take a few minutes.' })
several.add({ description: 'Your new password is saved.', tone: 'success' })
several.add({
  description: 'You have blocked Joris',
  tone: 'neutral',
  actionLabel: 'Undo',
  onAction: fn(),
})

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: {
    durationMs: 600_000,
    queue: several,
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['snackbar', 'notification'],
    what: 'Short message that is announced once and disappears.',
    when: 'To confirm an action whose result is not visible, with undo if possible: saved, blocked, sent.',
    whenNot:
      'For what must be read or answered: AlertBanner or Dialog. For an error of a field: its `errorMessage`.',
    good: 'Write one short sentence in the past tense with at most one action, and offer that action somewhere else too.',
    bad: 'Do not report a payment or an error only here, and do not use it for offers.',
    changes: {
      '2026-11-22':
        'ToastRegion takes a `queue` of `createToastQueue` instead of `toasts` and `onDismiss`; any code can add to it. In a toast, `text` is now `description` and `actionText` is now `actionLabel`. An icon shows the tone.',
    },
    keys: {
      F8: 'to the notices',
      Tab: 'to the action, then to the cross',
      Escape: 'closes the one that holds the focus',
    },
    data: {
      'data-tone': '`neutral`, `success`, `warning` or `danger`',
      'data-state': '`open` or `closed`',
    },
    coversWindow: true,
  }),
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}

export const ByButton: Story = {
  name: 'Shown by a button',
  render: function Shown(args) {
    const [queue] = useState(createToastQueue)
    return (
      <>
        <Button
          onPress={() => queue.add({ description: 'Your new password is saved.', tone: 'success' })}
        >
          Save
        </Button>
        <ToastRegion {...args} queue={queue} />
      </>
    )
  },
}

export const ShownByAPressAndClosedByItsCross: Story = {
  ...ByButton,
  name: 'shown by a press and closed by its cross',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getAllByText('Your new password is saved.')[0]).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
  },
}

const blocked = createToastQueue()
blocked.add({ description: 'You have blocked Joris', actionLabel: 'Undo' })

const saved = createToastQueue()
saved.add({ description: 'Your new password is saved.', tone: 'success' })

export const AllStates = statesOf(
  meta,
  { rest: {} },
  {
    width: 'lg',
    hasOwnWindow: true,
    height: '7rem',
    rows: {
      neutral: { queue: blocked },
      success: { queue: saved },
    },
  },
)
