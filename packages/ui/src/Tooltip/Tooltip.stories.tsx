import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { Tooltip } from './index.ts'

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '10rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    text: 'Where the other lets you know.',
    children: (
      <Button variant="outline" tone="neutral">
        Read
      </Button>
    ),
  },
  parameters: page({
    what: 'Supplementary text. Opens on hover and focus, and closes with Escape.',
    when: 'To explain a mark or a figure that is a button or a link already.',
    whenNot: 'For essential information: write it on the page. On phones it is not visible.',
    good: 'One short sentence. The element has a name of its own.',
    bad: 'Do not put a button or a link inside, and do not hide a price in it.',
    keys: { Tab: 'opens it on the element', Escape: 'closes it; the focus stays' },
    data: { 'data-state': 'closed, delayed-open, instant-open', 'data-side': 'its position' },
  }),
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button', { name: 'Read' })
    await expect(button).toHaveFocus()
    await screen.findByRole('tooltip')
    await expect(button).toHaveAccessibleDescription('Where the other lets you know.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(button).toHaveFocus()
  },
}

export const Open: Story = { args: { isOpen: true } }

export const LongFinnish: Story = {
  name: 'LOC-5 long words at 320 px',
  args: {
    isOpen: true,
    side: 'bottom',
    text: 'Henkilöllisyydentodentamismenettelyn jälkeen näet, milloin viestisi on luettu.',
  },
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
}
