import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { KeyHints } from './index.ts'

const meta = {
  title: 'Data/KeyHints',
  component: KeyHints,
  decorators: [column],
  args: {
    hints: [
      { keys: ['←', 'P'], label: 'Previous photo' },
      { keys: ['→', 'N'], label: 'Next photo' },
      { keys: ['Z'], label: 'Show the whole photo' },
      { keys: ['Ctrl Enter'], label: 'Send' },
      { keys: ['Esc'], label: 'Close' },
    ],
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['keyboard shortcuts', 'shortcuts', 'kbd', 'hotkeys'],
    what: 'What each key of a screen does.',
    when: 'In a dialog that `?` opens, on screens that are worked through by keyboard.',
    whenNot: 'For keys that every page has, such as Tab and Enter.',
    good: 'Write each key as it is on the keyboard, and what it does as the button says it.',
    bad: 'Do not put several keys into one, and do not list what everybody knows.',
  }),
} satisfies Meta<typeof KeyHints>

export default meta
type Story = StoryObj<typeof meta>

export const Keys: Story = {}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    hints: [
      { keys: ['Strg Enter'], label: 'Benachrichtigungseinstellungen speichern und schließen' },
      { keys: ['Bild ↑', 'Bild ↓'], label: 'Zum nächsten Foto blättern' },
    ],
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'lg' })

export const AKeyBelongsToWhatItDoes: Story = {
  name: 'a key belongs to what it does, and is not translated',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('term')
    await expect(first).toHaveTextContent('←P')
    await expect(first?.nextElementSibling).toHaveTextContent('Previous photo')
    for (const key of canvasElement.querySelectorAll('kbd'))
      await expect(key).toHaveAttribute('translate', 'no')
  },
}
