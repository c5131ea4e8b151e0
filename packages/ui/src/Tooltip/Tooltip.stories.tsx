import type { Meta, StoryObj } from '@storybook/react-vite'
import Gift from 'lucide-react/icons/gift'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { framed } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Tooltip } from './index.ts'

const press = fn()

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  decorators: [framed({ display: 'grid', placeItems: 'center', minBlockSize: '10rem' })],
  args: {
    description: 'If the other person shares this.',
    children: (
      <Button variant="outline" tone="neutral">
        Read
      </Button>
    ),
  },
  parameters: page({
    opensLayer: true,
    since: '2026-11-21',
    aliases: ['hint'],
    what: 'A short explanation that opens on hover and focus, and closes with Escape.',
    when: 'To explain a mark or a figure that is a button or a link already.',
    whenNot: 'For essential information: write it on the page. On phones it is not visible.',
    good: 'Write one short sentence. The element has a name of its own.',
    bad: 'Do not put a button or a link inside, and do not hide a price in it.',
    changes: {
      '2026-11-29':
        'Its element stays the same when the panel loads. It opens on focus by keyboard alone.',
      '2026-11-23':
        'Loads when its element is first pointed at or focused, leaves `onPress` of a button alone, and hides the name that IconButton would show.',
      '2026-11-22':
        '`text` is now `description`, and `side` is `start` or `end` instead of `left` or `right`. `defaultOpen` is new.',
    },
    keys: { Tab: 'opens it on the element', Escape: 'closes it; the focus stays' },
    data: { 'data-state': 'closed, instant-open', 'data-side': 'its position' },
  }),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  args: {
    isOpen: true,
    side: 'bottom',
    description: 'Henkilöllisyydentodentamismenettelyn jälkeen näet, milloin viestisi on luettu.',
  },
}

export const OpensByFocusClosesByEscape: Story = {
  name: 'opens by focus, closes by Escape',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Read' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('If the other person shares this.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const TheButtonStillDoesWhatItDoes: Story = {
  name: 'the button inside still does what it does, and its name is not shown twice',
  tags: ['test-only', '!autodocs'],
  args: { description: 'You choose it in the chat.' },
  render: (args) => (
    <Tooltip {...args}>
      <IconButton label="Send a gift" icon={<Gift size="1em" />} onPress={press} />
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    press.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Send a gift' })
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(button).toHaveFocus()
    await expect(button).not.toHaveAttribute('title')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(press).toHaveBeenCalledTimes(2)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  pressed: {},
  focus: {},
  open: { isOpen: true },
})
