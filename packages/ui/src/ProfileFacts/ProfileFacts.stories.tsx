import type { Meta, StoryObj } from '@storybook/react-vite'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Palette from 'lucide-react/icons/palette'
import Ruler from 'lucide-react/icons/ruler'
import Sparkles from 'lucide-react/icons/sparkles'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type ProfileFact, ProfileFacts } from './index.ts'

const icon = (Icon: typeof Eye) => <Icon size="1em" strokeWidth={1.75} />

const chipFacts: readonly ProfileFact[] = [
  {
    id: 'status',
    label: 'Relationship status',
    value: 'Divorced',
    icon: icon(Heart),
    isLabelHidden: true,
  },
  { id: 'body', label: 'Build', value: 'Athletic', icon: icon(Ruler) },
  { id: 'hair', label: 'Hair', value: 'Brown', icon: icon(Palette) },
  {
    id: 'eyes',
    label: 'Eyes',
    value: 'Brown',
    state: 'shared',
    description: 'The same as you',
  },
  { id: 'sexuality', label: 'Orientation', value: 'For premium members', state: 'locked' },
]

const meta = {
  title: 'People/ProfileFacts',
  component: ProfileFacts,
  args: {
    label: 'The facts',
    facts: [
      { id: 'city', label: 'Town or city', value: 'Utrecht', icon: icon(MapPin) },
      { id: 'status', label: 'Relationship status', value: 'Divorced', icon: icon(Heart) },
      {
        id: 'seeking',
        label: 'Looking for',
        value: 'Men',
        state: 'shared',
        description: 'The same as you',
        icon: icon(Sparkles),
      },
      { id: 'body', label: 'Build', value: 'Athletic', icon: icon(Ruler) },
      { id: 'hair', label: 'Hair', value: 'Brown', icon: icon(Palette) },
      {
        id: 'eyes',
        label: 'Eyes',
        value: 'For premium members',
        state: 'locked',
        icon: icon(Eye),
      },
    ],
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['attributes', 'description list'],
    what: 'Profile facts, as chips or as a list of labels and answers.',
    when: 'On a profile page, in a dialog about a person, at the end of a signup to review the answers.',
    whenNot:
      'For interests, which have drawings of their own, and for free text, which is a paragraph.',
    good: 'Leave out what was not answered, and say why a locked answer is locked.',
    bad: 'Do not write “unknown” or “not given”: an empty answer is not a fact.',
    changes: {
      '2026-11-22': 'In a fact, `text` is now `value` and `note` is now `description`.',
      '2026-11-29':
        '`chips` for a person’s page; a fact in the state `empty` offers to fill it in.',
    },
    keys: {
      Tab: 'to the next fact that is to be filled in',
      Enter: 'opens what fills it in',
    },
    data: {
      'data-variant': '`chips`, `columns` or `rows`',
      'data-state': 'on each fact: `plain`, `shared`, `locked` or `empty`',
    },
  }),
} satisfies Meta<typeof ProfileFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {}

export const Rows: Story = { decorators: [column], args: { variant: 'rows' } }

export const Chips: Story = {
  decorators: [column],
  args: { variant: 'chips', facts: chipFacts },
}

export const OwnChips: Story = {
  name: 'Chips of one’s own profile',
  decorators: [column],
  args: {
    variant: 'chips',
    facts: [
      { id: 'hair', label: 'Hair', value: 'Brown', icon: icon(Palette) },
      { id: 'eyes', label: 'Eyes', value: 'Edit: Eyes', state: 'empty', href: '#eyes' },
      { id: 'body', label: 'Build', value: 'Edit: Build', state: 'empty', onPress: fn() },
    ],
  },
}

export const LongGerman: Story = {
  name: 'Long rows in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    variant: 'rows',
    label: 'Angaben von Anna',
    facts: [
      { id: 'a', label: 'Familienstand', value: 'Verwitwet' },
      {
        id: 'b',
        label: 'Ernährungsgewohnheiten',
        value: 'Überwiegend vegetarisch',
        state: 'shared',
        description: 'Wie bei dir',
      },
      { id: 'c', label: 'Wohnverhältnisse', value: 'Eigentumswohnung mit Dachterrasse' },
      {
        id: 'd',
        label: 'Trinkgewohnheiten',
        value: 'Für Premium-Mitglieder sichtbar',
        state: 'locked',
      },
    ],
  },
}

export const LongFinnish: Story = {
  name: 'Long columns in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Tietoja: Anna',
    facts: [
      { id: 'a', label: 'Siviilisääty', value: 'Avoliitossa aiemmin, nyt sinkku' },
      { id: 'b', label: 'Suhtautuminen tupakointiin', value: 'Tupakoimaton' },
      { id: 'c', label: 'Harrastukset vapaa-aikana', value: 'Kesämökkeily ja kalastus' },
    ],
  },
}

export const AnswersAndWhichAreShared: Story = {
  ...Columns,
  name: 'PRO-1 answers, and which are shared',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Divorced')
    await expect(canvasElement.querySelector('[data-state="shared"]')).toHaveTextContent(
      'The same as you',
    )
  },
}

export const EmptyFactsOfferToFillThemIn: Story = {
  ...OwnChips,
  name: 'PRO-1 empty facts of one’s own profile offer to fill them in',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'Edit: Eyes' })).toHaveAttribute('href', '#eyes')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Build' }))
    await expect(args.facts?.[2]?.onPress).toHaveBeenCalledOnce()
  },
}

export const ALockedAnswerSaysWhy: Story = {
  name: 'PER-3 a locked answer says why',
  tags: ['test-only', '!autodocs'],
  decorators: [column],
  play: async ({ canvasElement }) => {
    const locked = canvasElement.querySelector('[data-state="locked"]')
    await expect(locked).toHaveTextContent('For premium members')
    await expect(locked?.querySelector('dd svg')).toBeVisible()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  {
    width: 'lg',
    rows: { columns: {}, rows: { variant: 'rows' }, chips: { variant: 'chips', facts: chipFacts } },
  },
)
