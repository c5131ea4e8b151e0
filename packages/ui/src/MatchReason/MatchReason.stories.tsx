import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { MatchReason } from './index.ts'

const meta = {
  title: 'People/MatchReason',
  component: MatchReason,
  decorators: [column],
  args: {
    title: 'Why you might get on',
    reasons: [
      {
        kind: 'interests',
        text: 'You share 3 interests',
        interests: [
          { id: 'hiking', label: 'Hiking' },
          { id: 'wine', label: 'Wine' },
          { id: 'theater', label: 'Theatre' },
        ],
      },
      { kind: 'distance', text: 'Lives about 10 kilometres from you' },
      { kind: 'age', text: 'Each of you is in the age range the other looks for' },
    ],
  },
  parameters: page({
    what: 'Why two people were brought together: shared interests, approximate distance, matching preferences.',
    when: 'Beside a match, on the last card of the match finder, above the first line of a conversation.',
    whenNot: 'On every card of a search: there two chips say enough.',
    good: 'Name only what is true of both and can be checked on their profiles. Strongest reason first, three at most.',
    bad: 'Do not show a percentage or a score, and never a place more exact than a rough distance.',
    data: {
      'data-variant': '`card` or `plain`',
      'data-kind': 'on each reason: `interests`, `distance`, `age` or `preference`',
    },
  }),
} satisfies Meta<typeof MatchReason>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  name: 'SWP-1 why the two match',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('region', { name: 'Why you might get on' })
    await expect(within(box).getByText('Lives about 10 kilometres from you')).toBeVisible()
    const shared = within(box).getByRole('list', { name: 'You share 3 interests' })
    await expect(within(shared).getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Plain: Story = { args: { variant: 'plain' } }

export const OneReason: Story = {
  args: { reasons: [{ kind: 'preference', text: 'You are both looking for company' }] },
}

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Warum ihr euch gut verstehen könntet',
    reasons: [
      {
        kind: 'interests',
        text: 'Ihr habt zwei gemeinsame Interessen',
        interests: [
          { id: 'cooking', label: 'Kochen und gemeinsames Frühstücken' },
          { id: 'photography', label: 'Landschaftsfotografie' },
        ],
      },
      { kind: 'distance', text: 'Ungefähr fünfundzwanzig Kilometer voneinander entfernt' },
      { kind: 'age', text: 'Ihr liegt beide in der Altersspanne, die der andere sucht' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    title: 'Miksi voisitte tulla hyvin toimeen keskenänne',
    reasons: [
      { kind: 'distance', text: 'Asuu noin kymmenen kilometrin päässä sinusta' },
      {
        kind: 'preference',
        text: 'Etsitte kumpikin seuraa luontoretkille ja kulttuuritapahtumiin',
      },
    ],
  },
}
