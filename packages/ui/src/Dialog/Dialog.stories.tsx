import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Photo } from '../Photo/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Dialog } from './index.ts'

const meta = {
  title: 'Actions/Dialog',
  component: Dialog,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'Block Joris?',
    description:
      'You will no longer see each other, and your conversation and likes are removed. They get no message, but if they open your profile or try to write, they read that you have blocked them.',
  },
  render: function OpenedByButton(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Block Joris</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={
            <>
              <Button variant="quiet" tone="neutral" onPress={() => setOpen(false)}>
                Keep
              </Button>
              <Button tone="danger" onPress={() => setOpen(false)}>
                Block
              </Button>
            </>
          }
        />
      </>
    )
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['modal', 'popup', 'confirm', 'alert dialog'],
    what: 'A window that asks for full attention: the page behind it does not move, the focus stays inside, and it returns when the dialog closes.',
    when: 'For a question that must be answered before going on, most of all for what cannot be undone.',
    whenNot:
      'For many fields or filters: Sheet or a page. For news: AlertBanner or Toast. For signup: SignupModal.',
    good: 'Ask in the title, name the consequence in the description, and let each button name its action. The primary action comes last.',
    bad: 'Do not ask “Are you sure?”, do not open it automatically, do not stack dialogs, and do not set `isDismissable={false}` unless an answer is required.',
    changes: {
      '2026-11-22':
        '`trigger` opens it, and `defaultOpen` works without a state of your own. `closeLabel` is gone: the name of the close button comes from LabelsProvider.',
    },
    keys: {
      'Tab, Shift + Tab': 'round within the window',
      Escape: 'closes it, unless it must be answered',
      'Enter, Space': 'presses a button',
    },
    data: { 'data-state': '`open` or `closed`' },
    coversWindow: true,
  }),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }

export const Closed: Story = {
  name: 'Opened by a button',
}

export const MustBeAnswered: Story = {
  args: { isOpen: true, isDismissable: false, role: 'alertdialog' },
}

export const WithMedia: Story = {
  args: {
    isOpen: true,
    title: 'Margit likes you',
    description: 'A like back makes it a match.',
    media: <Photo photo={portrait(4)} alt="" ratio={4 / 3} />,
  },
}

export const LongGerman: Story = {
  name: 'Long words in German',
  globals: { locale: 'de' },
  args: {
    isOpen: true,
    size: 'sm',
    title: 'Benachrichtigungseinstellungen zurücksetzen?',
    description:
      'Alle Benachrichtigungskategorien werden auf die Voreinstellungen zurückgesetzt. Bereits zugestellte Benachrichtigungen bleiben davon unberührt.',
  },
}

export const FocusIsTrappedAndRestored: Story = {
  ...Closed,
  name: 'MOD-6 focus is trapped and restored',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Block Joris' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Block Joris?' })
    await expect(dialog).toHaveAccessibleDescription(/your conversation/)
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      await expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const EscapeDoesNotCloseWhatMustBeAnswered: Story = {
  ...MustBeAnswered,
  name: 'MOD-3 Escape does not close what must be answered',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, open: { isOpen: true } },
  { coversWindow: true },
)
