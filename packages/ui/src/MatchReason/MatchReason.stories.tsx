import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { MatchReason } from './index.ts'

const meta = {
  title: 'People/MatchReason',
  component: MatchReason,
  decorators: [column],
  args: {
    title: 'Why you and Anna might get on',
    reasons: [
      {
        kind: 'interests',
        description: 'You share 3 interests',
        interests: [
          { id: 'hiking', label: 'Hiking' },
          { id: 'wine', label: 'Wine' },
          { id: 'theater', label: 'Theatre' },
        ],
      },
      { kind: 'distance', description: 'Lives about 10 kilometres from you' },
      { kind: 'age', description: 'Each of you is in the age range the other looks for' },
    ],
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['compatibility'],
    what: 'Why two people were brought together: shared interests, approximate distance, matching preferences.',
    when: 'Beside a match, on the last card of the match finder, above the first line of a conversation.',
    whenNot: 'On every card of a search: there two chips say enough.',
    good: 'Name only what is true of both people and can be checked on their profiles. Show the strongest reason first, and three at most.',
    bad: 'Do not show a percentage or a score, and never a place more exact than a rough distance.',
    changes: { '2026-11-22': '`text` of a reason is now `description`.' },
    data: {
      'data-variant': '`card` or `plain`',
      'data-kind': 'on each reason: `interests`, `distance`, `age` or `preference`',
    },
  }),
} satisfies Meta<typeof MatchReason>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const Plain: Story = { args: { variant: 'plain' } }

export const OneReason: Story = {
  args: { reasons: [{ kind: 'preference', description: 'Lives in the same town as you' }] },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Warum ihr euch gut verstehen könntet',
    reasons: [
      {
        kind: 'interests',
        description: 'Ihr habt zwei gemeinsame Interessen',
        interests: [
          { id: 'cooking', label: 'Kochen und gemeinsames Frühstücken' },
          { id: 'photography', label: 'Landschaftsfotografie' },
        ],
      },
      { kind: 'distance', description: 'Ungefähr fünfundzwanzig Kilometer voneinander entfernt' },
      { kind: 'age', description: 'Ihr liegt beide in der Altersspanne, die der andere sucht' },
    ],
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    title: 'Miksi voisitte tulla hyvin toimeen keskenänne',
    reasons: [
      { kind: 'distance', description: 'Asuu noin kymmenen kilometrin päässä sinusta' },
      {
        kind: 'preference',
        description: 'Etsitte kumpikin seuraa luontoretkille ja kulttuuritapahtumiin',
      },
    ],
  },
}

export const WhyTheTwoMatch: Story = {
  ...Card,
  name: 'SWP-1 why the two match',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Why you and Anna might get on' })
    await expect(within(box).getByText('Lives about 10 kilometres from you')).toBeVisible()
    const shared = within(box).getByRole('list', { name: 'You share 3 interests' })
    await expect(within(shared).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  { width: 'lg', rows: { card: {}, plain: { variant: 'plain' } } },
)
