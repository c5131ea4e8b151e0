import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectFocusOnMainAction } from '../stories/focusOfMainAction.ts'
import { openedByButton } from '../stories/openedByButton.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { NewLikeOverlay } from './index.ts'

const meta = {
  title: 'People/NewLikeOverlay',
  component: NewLikeOverlay,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    photo: portrait(4),
    title: 'Margit likes you',
    description: 'A like back makes it a match.',
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['like popup'],
    coversWindow: true,
    what: 'A new like, over the whole page and in the brand’s own colours. A click anywhere closes it.',
    when: 'At the moment when a like arrives or when the introduced person is shown.',
    whenNot: 'In a conversation, in a payment, or twice for one like.',
    good: 'Keep to a name and one sentence, and label a fictional person.',
    bad: 'Do not add further actions: the person is listed among the likes.',
    changes: {
      '2026-11-28': 'The button shows a ring only for those who use the keyboard.',
      '2026-11-22':
        '`text` is now `description` and `fictionalWarning` is now `fictionalDescription`. `closeText` is gone. It also works uncontrolled, with `defaultOpen`.',
    },
    keys: { 'Enter, Space': 'close', Escape: 'closes', Tab: 'stays on the one button' },
    data: { 'data-fictional': 'on the label of a fictional person' },
  }),
} satisfies Meta<typeof NewLikeOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const Fictional: Story = {
  args: { fictionalLabel: 'Fictional profile' },
}

export const LongGerman: Story = {
  name: 'Long words in German',
  globals: { locale: 'de' },
  args: {
    title: 'Aleksandra-Wilhelmina findet dich sympathisch',
    description: 'Du findest das Profil jederzeit unter deinen Sympathiebekundungen.',
    fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish',
  globals: { locale: 'fi' },
  args: {
    title: 'Margit on tykännyt sinusta',
    description: 'Löydät hänet omista tykkäyksistäsi.',
  },
}

export const AClickAnywhereClosesItOnce: Story = {
  ...Open,
  name: 'MOD-2 a click anywhere closes it once',
  tags: ['test-only', '!autodocs'],
  play: async ({ args }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Margit likes you' })
    await userEvent.click(within(overlay).getByText('A like back makes it a match.'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const TheButtonHasTheFocusEnterClosesFocusGoesBack: Story = {
  name: 'MOD-6 the button has the focus, Enter closes, focus goes back',
  tags: ['test-only', '!autodocs'],
  render: openedByButton(NewLikeOverlay),
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Likes' })
    await userEvent.click(opener)
    const overlay = await screen.findByRole('dialog')
    // The page behind stays where it is.
    await waitFor(() => expect(getComputedStyle(document.body).overflowY).toBe('hidden'))
    await waitFor(() =>
      expect(within(overlay).getByRole('button', { name: 'Close' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const AFictionalPersonIsNamedSo: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is named so',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('Fictional profile')).toBeVisible())
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, fictional: { ...Fictional.args } },
  { coversWindow: true },
)

export const TheMainActionHasTheFocus: Story = {
  name: 'MOD-6 the main action has the focus, with a ring only by keyboard',
  tags: ['test-only', '!autodocs'],
  render: openedByButton(NewLikeOverlay),
  play: ({ canvasElement }) =>
    expectFocusOnMainAction(within(canvasElement).getByRole('button', { name: 'Likes' }), () =>
      screen.findByRole('button', { name: 'Close' }),
    ),
}
