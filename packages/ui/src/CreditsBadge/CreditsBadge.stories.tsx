import type { Meta, StoryObj } from '@storybook/react-vite'
import Coins from 'lucide-react/icons/coins'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { CreditsBadge } from './index.ts'

const balances = [0, 1, 10, 11, 120, 1480]

const meta = {
  title: 'Credits/CreditsBadge',
  component: CreditsBadge,
  decorators: [row],
  args: { credits: 120, text: '120', label: '120 credits left' },
  parameters: page({
    what: 'How many credits are left. From ten down it warns, at none it is the colour of danger.',
    when: 'In the top bar beside “Credits”, and wherever the balance is next to a price.',
    whenNot: 'For a price: take PriceTag. For unread messages: CountBadge.',
    good: 'Write the figure as the reader’s language does, and give the whole sentence as `label`.',
    bad: 'Do not blink, and do not warn earlier than ten: it would be pressure.',
    data: { 'data-tone': 'neutral, warning, danger' },
  }),
} satisfies Meta<typeof CreditsBadge>

export default meta
type Story = StoryObj<typeof meta>

export const Balances: Story = {
  name: 'NAV-2 warning at ten, danger at none',
  render: (args, { loaded: { t }, globals }) => (
    <>
      {balances.map((credits) => (
        <CreditsBadge
          {...args}
          key={credits}
          credits={credits}
          text={credits.toLocaleString(String(globals['locale']))}
          label={t('account:frame.credits_left', { count: credits })}
        />
      ))}
    </>
  ),
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

export const WithIcon: Story = {
  args: { size: 'md', icon: <Coins size="1.1em" /> },
}
