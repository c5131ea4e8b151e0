import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { ToastRegion, useToasts } from './index.ts'

const meta = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  args: {
    label: 'Notices',
    closeLabel: 'Close',
    durationMs: 600_000,
    onDismiss: fn(),
    toasts: [
      { id: '1', text: 'The link is on its way again. It can take a few minutes.' },
      { id: '2', text: 'Your new password is saved.', tone: 'success' },
      {
        id: '3',
        text: 'You have blocked Joris',
        tone: 'neutral',
        actionText: 'Undo',
        onAction: fn(),
      },
    ],
  },
  parameters: page({
    what: 'Short message that is announced once and disappears.',
    when: 'To confirm an action whose result is not visible, with undo if possible: saved, blocked, sent.',
    whenNot:
      'For what must be read or answered: AlertBanner or Dialog. For an error of a field: its `errorMessage`.',
    good: 'One short sentence in the past tense, at most one action, and the same action somewhere else too.',
    bad: 'Do not report a payment or a failure only here, and do not use it for offers.',
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

export const ShownAndClosed: Story = {
  render: function Shown(args) {
    const { toasts, show, dismiss } = useToasts()
    return (
      <>
        <Button onPress={() => show({ text: 'Your new password is saved.', tone: 'success' })}>
          Save
        </Button>
        <ToastRegion {...args} toasts={toasts} onDismiss={dismiss} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.getAllByText('Your new password is saved.')[0]).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull())
  },
}
