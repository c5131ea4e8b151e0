import type { Meta, StoryObj } from '@storybook/react-vite'
import Coins from 'lucide-react/icons/coins'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { CreditsBadge } from './index.ts'

const balances = [0, 1, 10, 11, 120, 1480]

const meta = {
  title: 'Credits/CreditsBadge',
  component: CreditsBadge,
  decorators: [row],
  args: { credits: 120 },
  parameters: page({
    since: '2026-11-21',
    aliases: ['balance', 'coins'],
    what: 'How many credits are left. It warns from ten down and turns to the colour of danger at zero.',
    when: 'In the top bar beside “Credits”, and wherever the balance is next to a price.',
    whenNot: 'For a price: PriceTag. For unread messages: CountBadge.',
    good: 'Place it where credits are spent, so that nobody has to look for the balance.',
    bad: 'Do not make it blink, and do not warn while there are more than ten credits: that would be pressure.',
    changes: { '2026-11-22': '`credits` is all it needs: `text` and `label` are gone.' },
    data: { 'data-tone': 'neutral, warning, danger' },
  }),
} satisfies Meta<typeof CreditsBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Balances: Story = {
  render: (args) => (
    <>
      {balances.map((credits) => (
        <CreditsBadge {...args} key={credits} credits={credits} />
      ))}
    </>
  ),
}

export const WithIcon: Story = {
  args: { size: 'md', icon: <Coins size="1.1em" /> },
}

export const WarningAtTenDangerAtNone: Story = {
  ...Balances,
  name: 'NAV-2 warning at ten, danger at none',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const toneOf = (figure: string) =>
      within(canvasElement).getByText(figure).closest('[data-tone]')?.getAttribute('data-tone')
    await expect(toneOf('0')).toBe('danger')
    await expect(toneOf('1')).toBe('warning')
    await expect(toneOf('10')).toBe('warning')
    await expect(toneOf('11')).toBe('neutral')
    await expect(within(canvasElement).getByText('11 credits left')).toBeInTheDocument()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, empty: { credits: 0 }, low: { credits: 7 } },
  { width: 'sm' },
)
