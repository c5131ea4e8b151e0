import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Popover } from './index.ts'

const meta = {
  title: 'Actions/Popover',
  component: Popover,
  args: {
    trigger: (
      <Button variant="outline" tone="neutral" size="sm">
        Why you and Anna might get on
      </Button>
    ),
    title: 'Why you and Anna might get on',
    children: (
      <>
        <p>Each of you is in the age range the other looks for</p>
        <p>Lives in the same town as you</p>
      </>
    ),
    align: 'start',
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['popup', 'bubble'],
    what: 'A small panel beside the button that opens it. The page stays usable, and a press anywhere else closes it.',
    when: 'For an explanation of a few lines: what a badge means, where a figure comes from.',
    whenNot:
      'For one line about an icon: Tooltip. For actions: Menu. For a question: Dialog. For a form: Sheet.',
    good: 'Use the words of its button as the title, and keep the text under sixty words.',
    bad: 'Do not give it a vague title or a long text, and do not open it by itself or on hover.',
    changes: {
      '2026-11-29': 'Its button stays the same element when the panel loads.',
    },
    keys: {
      'Enter, Space': 'opens it',
      Escape: 'closes it and gives the focus back',
      Tab: 'through its content, then back to the page',
    },
    data: {
      'data-state': '`open` or `closed`, on the button too',
      'data-side': 'where it found room',
    },
  }),
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  args: {
    defaultOpen: true,
    title: 'Übereinstimmungswahrscheinlichkeit',
    children:
      'Eure Freizeitbeschäftigungen und Unternehmungsvorschläge überschneiden sich. Die Übereinstimmungswahrscheinlichkeit berücksichtigt außerdem die Entfernung.',
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, open: { isOpen: true } },
  { openHeight: '15rem' },
)

export const ClosesByEscapeAndGivesTheFocusBack: Story = {
  ...Closed,
  name: 'closes by Escape and gives the focus back',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Why you and Anna might get on',
    })
    await userEvent.click(button)
    const panel = await screen.findByRole('dialog', { name: 'Why you and Anna might get on' })
    await expect(panel).toHaveTextContent('Lives in the same town as you')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}
