import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { WelcomeBonusBanner } from './index.ts'

const meta = {
  title: 'Credits/WelcomeBonusBanner',
  component: WelcomeBonusBanner,
  args: {
    title: '10% off every package',
    description: 'One payment. No subscription, nothing renews by itself.',
    action: { label: 'See packages', href: '#credits' },
    onDismiss: fn(),
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['promotion', 'offer'],
    what: 'A welcome offer without a deadline, with one button.',
    when: 'For new members with a running welcome code.',
    whenNot: 'With an end of today: TimeBonusBanner. For news of the account: AlertBanner.',
    good: 'Say what the discount applies to, and beside it answer what the reader may worry about.',
    bad: 'Do not show it to people who have already bought something, or together with a second offer.',
    changes: {
      '2026-11-22':
        '`text` is now `description`, `code` is the code alone, and `closeLabel` is gone: the words come from LabelsProvider.',
    },
    keys: { Tab: 'to the way on, then to the cross', Enter: 'follows or closes' },
    data: { 'data-variant': 'bar, card' },
  }),
} satisfies Meta<typeof WelcomeBonusBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}

export const WithCode: Story = { args: { code: userTexts.code } }

export const Bar: Story = {
  args: { variant: 'bar', description: undefined },
  parameters: { layout: 'fullscreen' },
}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { code: userTexts.code },
}

export const LeadsToCreditsAndIsDismissed: Story = {
  ...Card,
  name: 'MOD-4 leads to credits, and is dismissed',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: 'See packages' })).toHaveAttribute(
      'href',
      '#credits',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {} },
  {
    width: 'lg',
    target: 'a',
    rows: { card: {}, bar: { variant: 'bar' }, 'with a code': { ...WithCode.args } },
  },
)
