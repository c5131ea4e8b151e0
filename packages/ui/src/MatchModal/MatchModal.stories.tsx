import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { expectFocusOnMainAction } from '../stories/focusOfMainAction.ts'
import { openedByButton } from '../stories/openedByButton.tsx'
import { page } from '../stories/page.ts'
import { anna, joris, longName } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { MatchModal } from './index.ts'

const meta = {
  title: 'People/MatchModal',
  component: MatchModal,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'You and Anna like each other.',
    description: 'Lives in the same town as you',
    own: { name: 'Joris', photo: joris.photo },
    other: { name: 'Anna', photo: anna.photo },
    action: { label: 'Say hello', href: '#anna' },
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['match', 'its a match'],
    coversWindow: true,
    what: 'The moment in which two likes meet: both portraits, one sentence and one button. It is calm, and it closes with one press.',
    when: 'Right after the reader’s own like has made a match.',
    whenNot:
      'For a like received: LikeModal. For matches made while the reader was away: NotificationList.',
    good: 'Lead to the conversation, and offer something to begin with, such as a shared interest, as `children`.',
    bad: 'Do not use confetti, sounds or scores, and do not show it again for the same match.',
    changes: {
      '2026-11-28':
        'The main action has the focus when it opens, with a ring only for those who use the keyboard.',
    },
    keys: {
      Tab: 'goes round inside the dialog',
      Enter: 'follows the button to the conversation',
      Escape: 'closes it and gives the focus back',
    },
  }),
} satisfies Meta<typeof MatchModal>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const WithoutOwnPhoto: Story = { args: { own: { name: 'Joris' } } }

export const Fictional: Story = {
  args: { other: { name: 'Anna', photo: anna.photo, fictionalLabel: 'Fictional profile' } },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  args: {
    title: 'Aleksandra-Wilhelmina und du findet euch sympathisch',
    description: 'Freizeitbeschäftigungen und Unternehmungsvorschläge erleichtern die erste Zeile.',
    other: { name: longName.name, photo: longName.photo },
    action: { label: 'Aleksandra-Wilhelmina begrüßen', href: '#a' },
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, 'without a photo': { ...WithoutOwnPhoto.args }, fictional: { ...Fictional.args } },
  { coversWindow: true },
)

export const LeadsToTheConversation: Story = {
  ...Fictional,
  name: 'TRU-1 leads to the conversation, labels a fictional person and closes',
  tags: ['test-only', '!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'You and Anna like each other.' })
    await expect(within(dialog).getByText('Fictional profile')).toBeInTheDocument()
    await expect(within(dialog).getByRole('link', { name: 'Say hello' })).toHaveAttribute(
      'href',
      '#anna',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const TheMainActionHasTheFocus: Story = {
  name: 'MOD-6 the main action has the focus, with a ring only by keyboard',
  tags: ['test-only', '!autodocs'],
  render: openedByButton(MatchModal),
  play: ({ canvasElement }) =>
    expectFocusOnMainAction(within(canvasElement).getByRole('button', { name: 'Likes' }), () =>
      screen.findByRole('link', { name: 'Say hello' }),
    ),
}
