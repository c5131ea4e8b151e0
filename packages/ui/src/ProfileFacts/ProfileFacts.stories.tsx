import type { Meta, StoryObj } from '@storybook/react-vite'
import Baby from 'lucide-react/icons/baby'
import Cigarette from 'lucide-react/icons/cigarette-off'
import Languages from 'lucide-react/icons/languages'
import PawPrint from 'lucide-react/icons/paw-print'
import Ruler from 'lucide-react/icons/ruler'
import Wine from 'lucide-react/icons/wine'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { ProfileFacts } from './index.ts'

const icon = (Icon: typeof Baby) => <Icon size="1em" strokeWidth={1.75} />

const meta = {
  title: 'People/ProfileFacts',
  component: ProfileFacts,
  args: {
    label: 'Facts about Anna',
    facts: [
      { id: 'height', label: 'Height', text: '1.72 m', icon: icon(Ruler) },
      { id: 'children', label: 'Children', text: 'Two, grown up', icon: icon(Baby) },
      {
        id: 'languages',
        label: 'Languages',
        text: 'Dutch, German',
        state: 'shared',
        note: 'Dutch, as you',
        icon: icon(Languages),
      },
      { id: 'pets', label: 'Pets', text: 'A dog', icon: icon(PawPrint) },
      { id: 'smoking', label: 'Smoking', text: 'No', icon: icon(Cigarette) },
      {
        id: 'drinking',
        label: 'Drinking',
        text: 'For premium members',
        state: 'locked',
        icon: icon(Wine),
      },
    ],
  },
  parameters: page({
    what: 'What somebody tells of themselves, as a list of names and answers.',
    when: 'On a profile page, in a dialog about a person, at the end of a signup to look over the answers.',
    whenNot: 'For interests, which have chips, and for free text, which is a paragraph.',
    good: 'Leave out what was not answered. Say why a locked answer is locked.',
    bad: 'Do not write "unknown" or "not given": an empty answer is no fact.',
    data: {
      'data-variant': '`columns` or `rows`',
      'data-state': 'on each fact: `told`, `shared` or `locked`',
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
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Two, grown up')
    await expect(canvasElement.querySelector('[data-state="shared"]')).toHaveTextContent(
      'Dutch, as you',
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
