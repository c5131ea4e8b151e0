import type { Meta, StoryObj } from '@storybook/react-vite'
import Eye from 'lucide-react/icons/eye'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import Palette from 'lucide-react/icons/palette'
import Ruler from 'lucide-react/icons/ruler'
import Sparkles from 'lucide-react/icons/sparkles'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { ProfileFacts } from './index.ts'

const icon = (Icon: typeof Eye) => <Icon size="1em" strokeWidth={1.75} />

const meta = {
  title: 'People/ProfileFacts',
  component: ProfileFacts,
  args: {
    label: 'The facts',
    facts: [
      { id: 'city', label: 'Town or city', text: 'Utrecht', icon: icon(MapPin) },
      { id: 'status', label: 'Relationship status', text: 'Divorced', icon: icon(Heart) },
      {
        id: 'seeking',
        label: 'Looking for',
        text: 'Men',
        state: 'shared',
        note: 'The same as you',
        icon: icon(Sparkles),
      },
      { id: 'body', label: 'Build', text: 'Athletic', icon: icon(Ruler) },
      { id: 'hair', label: 'Hair', text: 'Brown', icon: icon(Palette) },
      {
        id: 'eyes',
        label: 'Eyes',
        text: 'For premium members',
        state: 'locked',
        icon: icon(Eye),
      },
    ],
  },
  parameters: page({
    what: 'Profile facts, as a list of labels and answers.',
    when: 'On a profile page, in a dialog about a person, at the end of a signup to review the answers.',
    whenNot: 'For interests, which have chips, and for free text, which is a paragraph.',
    good: 'Leave out what was not answered. Say why a locked answer is locked.',
    bad: 'Do not write "unknown" or "not given": an empty answer is no fact.',
    data: {
      'data-variant': '`columns` or `rows`',
      'data-state': 'on each fact: `plain`, `shared` or `locked`',
    },
  }),
} satisfies Meta<typeof ProfileFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Columns: Story = {
  name: 'PRO-1 columns',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term')).toHaveLength(6)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Divorced')
    await expect(canvasElement.querySelector('[data-state="shared"]')).toHaveTextContent(
      'The same as you',
    )
  },
}

export const Rows: Story = { decorators: [column], args: { variant: 'rows' } }

export const Locked: Story = {
  name: 'PER-3 a locked answer says why',
  decorators: [column],
  play: async ({ canvasElement }) => {
    const locked = canvasElement.querySelector('[data-state="locked"]')
    await expect(locked).toHaveTextContent('For premium members')
    await expect(locked?.querySelector('dd svg')).toBeVisible()
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 German rows at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    variant: 'rows',
    label: 'Angaben von Anna',
    facts: [
      { id: 'a', label: 'Familienstand', text: 'Verwitwet' },
      {
        id: 'b',
        label: 'Ernährungsgewohnheiten',
        text: 'Überwiegend vegetarisch',
        state: 'shared',
        note: 'Wie bei dir',
      },
      { id: 'c', label: 'Wohnverhältnisse', text: 'Eigentumswohnung mit Dachterrasse' },
      {
        id: 'd',
        label: 'Trinkgewohnheiten',
        text: 'Für Premium-Mitglieder sichtbar',
        state: 'locked',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish columns at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Tietoja: Anna',
    facts: [
      { id: 'a', label: 'Siviilisääty', text: 'Avoliitossa aiemmin, nyt sinkku' },
      { id: 'b', label: 'Suhtautuminen tupakointiin', text: 'Tupakoimaton' },
      { id: 'c', label: 'Harrastukset vapaa-aikana', text: 'Kesämökkeily ja kalastus' },
    ],
  },
}
