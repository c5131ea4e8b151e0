import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { CreditPackageCard } from '../CreditPackageCard/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PaywallSheet } from './index.ts'

const comparison = [
  { id: 'photos', label: 'All photos of others', free: false, premium: true },
  { id: 'own', label: 'Photos of your own', free: '3', premium: '25' },
  { id: 'conversations', label: 'Conversations to begin', free: '2', premium: 'No limit' },
  { id: 'read', label: 'See when your messages are read', free: false, premium: true },
  { id: 'search', label: 'Search by interest', free: false, premium: true },
]

const assurances = [
  'One payment. No subscription, nothing renews by itself.',
  'Messages cost credits with and without premium.',
]

const meta = {
  title: 'Credits/PaywallSheet',
  component: PaywallSheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'One more conversation needs premium',
    description:
      'Any package makes you premium. Your message to Anna is kept and leaves right after your purchase.',
    comparison,
    assurances,
    action: { label: 'See packages', href: '#credits' },
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['paywall', 'premium', 'upsell', 'not enough credits'],
    coversWindow: true,
    what: 'Says what something costs or which membership it needs, what the reader gets, and that nothing they started is lost. Saying no is as easy as saying yes.',
    when: 'When the reader does something that needs credits or premium: too few credits for a message, another conversation, a locked photo.',
    whenNot:
      'Without something that the reader has just done. For prices in general: the page of packages.',
    good: 'Say what is missing in figures (`balance`), keep what was typed, and return to it after the purchase.',
    bad: 'Do not use a countdown, a former price that was never charged, “others are waiting”, or a second sheet after a no.',
    keys: { Tab: 'stays inside', Escape: 'closes it and gives the focus back' },
  }),
} satisfies Meta<typeof PaywallSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Premium: Story = {}

export const NotEnoughCredits: Story = {
  args: {
    title: 'You need more credits',
    description: 'Your message to Anna is kept and leaves right after your purchase.',
    balance: { credits: 2, cost: 10 },
    comparison: undefined,
    action: { label: 'Continue to payment', onPress: fn() },
    children: (
      <RadioGroup label="Choose a package" defaultValue="40">
        <CreditPackageCard
          value="40"
          credits={40}
          price={{ amount: 2000, currency: 'EUR' }}
          messagePrice={{ amount: 50, currency: 'EUR' }}
        />
        <CreditPackageCard
          value="100"
          credits={100}
          price={{ amount: 4500, currency: 'EUR' }}
          messagePrice={{ amount: 45, currency: 'EUR' }}
          isBestValue
        />
      </RadioGroup>
    ),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } }

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  args: {
    title: 'Keskustelunaloitusmahdollisuutesi loppuivat',
    description: 'Mikä tahansa krediittipaketti avaa keskustelunaloitusmahdollisuudet pysyvästi.',
    comparison: [
      { id: 'a', label: 'Keskustelunaloitusmahdollisuudet', free: '2', premium: 'Rajattomasti' },
      { id: 'b', label: 'Viestien lukukuittaukset', free: false, premium: true },
    ],
    balance: { credits: 2, cost: 1250 },
    assurances: ['Kertamaksu, ei kestotilausta eikä automaattista uudistumista.'],
    action: { label: 'Krediittipakettivaihtoehdot', href: '#credits' },
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, 'not enough credits': { ...NotEnoughCredits.args } },
  { coversWindow: true },
)

export const SaysWhatIsMissing: Story = {
  ...NotEnoughCredits,
  name: 'CHT-4 says in figures what is missing, and a no closes it',
  tags: ['test-only', '!autodocs'],
  play: async ({ args }) => {
    const sheet = await screen.findByRole('dialog', { name: 'You need more credits' })
    await expect(sheet).toHaveTextContent(/Still missing\s*8 credits/)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Not now' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const TheComparisonIsATable: Story = {
  ...Premium,
  name: 'PER-3 the comparison is a table with words for its marks',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const table = await screen.findByRole('table')
    const row = within(table).getByRole('row', { name: /Search by interest/ })
    await expect(row).toHaveTextContent(/Not included.*Included/)
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  },
}
