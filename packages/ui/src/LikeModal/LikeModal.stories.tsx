import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { expectFocusOnMainAction } from '../stories/focusOfMainAction.ts'
import { openedByButton } from '../stories/openedByButton.tsx'
import { page } from '../stories/page.ts'
import { joris, longName, margit } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { LikeModal } from './index.ts'

const meta = {
  title: 'People/LikeModal',
  component: LikeModal,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    person: { ...margit, href: '#margit' },
    title: 'Margit likes you',
    description: 'A like back makes it a match.',
    actionLabel: 'See the profile of Margit',
    laterLabel: 'Not now',
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['like popup'],
    coversWindow: true,
    what: 'Says once that somebody likes the reader, and leads to that person’s page by picture and by button.',
    when: 'Some time after a page was opened, for a like that is in the database.',
    whenNot: 'While something is being typed or paid, and never for a like that was not given.',
    good: 'Show it once for each like, and label a fictional person on the picture.',
    bad: 'Do not count down, and do not open it again after it was closed.',
    changes: {
      '2026-11-28':
        'The main action has the focus when it opens, with a ring only for those who use the keyboard.',
      '2026-11-22':
        'Renamed: `text` to `description`, `actionText` to `actionLabel`, `laterText` to `laterLabel`, `fictionalWarning` to `fictionalDescription`. `trigger` and `defaultOpen` are new. In a low window, the photo shrinks so that the buttons stay visible.',
    },
    keys: {
      Tab: 'goes round inside the dialog',
      Enter: 'follows the button to the profile',
      Escape: 'closes; the focus goes back to where it was',
    },
    data: { 'data-fictional': 'on the label of a fictional person' },
  }),
} satisfies Meta<typeof LikeModal>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const Fictional: Story = {
  args: {
    person: { ...joris, href: '#joris', fictionalLabel: 'Fictional profile' },
    title: 'Joris likes you',
    description:
      'This person does not exist. The profile is made up for entertainment, and you cannot meet in real life.',
    actionLabel: 'See the profile of Joris',
  },
}

export const LongGerman: Story = {
  name: 'Long words in German',
  globals: { locale: 'de' },
  args: {
    person: {
      ...longName,
      href: '#a',
      fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
    },
    title: 'Aleksandra-Wilhelmina findet dich sympathisch',
    description: 'Sieh dir das Profil an. Wenn es passt, schreib ein paar Zeilen.',
    actionLabel: 'Profil von Aleksandra-Wilhelmina ansehen',
    laterLabel: 'Vielleicht später',
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish',
  globals: { locale: 'fi' },
  args: {
    title: 'Margit on tykännyt sinusta',
    description: 'Käy katsomassa profiilia ja kirjoita, jos siltä tuntuu.',
    actionLabel: 'Avaa käyttäjän profiili',
    laterLabel: 'Myöhemmin',
  },
}

export const PictureAndButtonLeadToTheProfile: Story = {
  ...Open,
  name: 'MOD-1 picture and button lead to the profile',
  tags: ['test-only', '!autodocs'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Margit likes you' })
    await expect(dialog).toHaveAccessibleDescription(/A like back/)
    const button = within(dialog).getByRole('link', { name: 'See the profile of Margit' })
    await expect(button).toHaveAttribute('href', '#margit')
    for (const link of dialog.querySelectorAll('a'))
      await expect(link).toHaveAttribute('href', '#margit')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const AFictionalPersonIsNamedSo: Story = {
  ...Fictional,
  name: 'TRU-1 a fictional person is named so',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('Fictional profile')).toBeVisible())
  },
}

export const FocusGoesBack: Story = {
  name: 'MOD-6 focus goes back',
  tags: ['test-only', '!autodocs'],
  render: openedByButton(LikeModal),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Likes' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, fictional: { ...Fictional.args } },
  { coversWindow: true },
)

export const ButtonsFitALowWindow: Story = {
  name: 'the buttons are visible in a low window',
  tags: ['test-only', '!autodocs'],
  globals: { viewport: { value: 'low' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const button = within(dialog).getByRole('link', { name: /profile/ })
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const TheMainActionHasTheFocus: Story = {
  name: 'MOD-6 the main action has the focus, with a ring only by keyboard',
  tags: ['test-only', '!autodocs'],
  render: openedByButton(LikeModal),
  play: ({ canvasElement }) =>
    expectFocusOnMainAction(within(canvasElement).getByRole('button', { name: 'Likes' }), () =>
      screen.findByRole('link', { name: 'See the profile of Margit' }),
    ),
}
