import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { CompletenessMeter } from './index.ts'

const parts = [
  { id: 'photo', label: 'Photos', isDone: true, href: '#photo' },
  { id: 'place', label: 'Where you live', isDone: true, href: '#place' },
  { id: 'facts', label: 'Facts', isDone: true, href: '#facts' },
  { id: 'about', label: 'In your own words', isDone: false, href: '#about' },
  { id: 'interests', label: 'Interests', isDone: false, href: '#interests' },
]

const meta = {
  title: 'People/CompletenessMeter',
  component: CompletenessMeter,
  decorators: [column],
  args: {
    title: 'My profile',
    description: 'A few honest lines say more than a long list.',
    parts,
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['profile progress', 'meter'],
    what: 'Which parts of the member’s own profile are filled in, with a link to each missing one. It counts parts, so that the figure can be checked.',
    when: 'On one’s own profile, and after signup for those who skipped steps.',
    whenNot:
      'For steps in a fixed order: Stepper. For something that loads: ProgressBar. For one missing thing: AlertBanner.',
    good: 'Say what a part is good for, and let the reader dismiss it with `onDismiss`. All of it is voluntary.',
    bad: 'Do not promise more likes or messages, and do not count consent to sensitive details as a part.',
    keys: { Tab: 'to the next missing part', Enter: 'goes there' },
  }),
} satisfies Meta<typeof CompletenessMeter>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeOfFive: Story = {}

export const NothingYet: Story = {
  args: { parts: parts.map((part) => ({ ...part, isDone: false })) },
}

export const Complete: Story = {
  args: { description: undefined, parts: parts.map((part) => ({ ...part, isDone: true })) },
}

export const Ring: Story = { args: { variant: 'ring' } }

export const Dismissable: Story = { args: { onDismiss: fn() } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Vervollständigungsvorschläge für dein Profil',
    description: 'Freizeitbeschäftigungen und Unternehmungsvorschläge erleichtern die erste Zeile.',
    onDismiss: fn(),
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {}, empty: { ...NothingYet.args }, complete: { ...Complete.args } },
  { width: 'lg', target: 'a' },
)

export const TheMeterIsReadAloud: Story = {
  ...Dismissable,
  name: 'the meter is read aloud, missing parts are links, and it can be dismissed',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const meter = canvas.getByRole('meter', { name: 'My profile' })
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 5 done')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Interests' })).toHaveAttribute(
      'href',
      '#interests',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
