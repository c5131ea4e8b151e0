import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Badge, CountBadge } from './index.ts'

const meta = {
  title: 'Feedback/Badge',
  component: Badge,
  args: { children: 'New' },
  decorators: [row],
  parameters: page({
    since: '2026-11-20',
    aliases: ['chip', 'tag', 'label', 'counter'],
    what: 'A short fact about the thing beside it: a word (Badge) or how many are new (CountBadge).',
    when: 'For one or two words on a card, a row or a tab, and for counts from the database: unread messages, new likes.',
    whenNot:
      'For what can be pressed: Button. For the balance of credits: CreditsBadge. For a sentence: AlertBanner.',
    good: 'Give a count a `label` that says what is counted. A count shows 99+ from 100 on, and nothing at zero.',
    bad: 'Do not use it for a sentence, do not make up a count, and do not rely on its colour for the meaning.',
    data: {
      'data-tone': '`neutral`, `primary`, `secondary`, `success`, `warning`, `danger` or `info`',
    },
  }),
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['neutral', 'primary', 'secondary', 'success', 'warning', 'danger', 'info'] as const
const words = {
  neutral: 'Read',
  primary: 'New',
  secondary: 'Premium',
  success: 'Paid',
  warning: 'Waiting',
  danger: 'Failed',
  info: 'Delivered',
} as const satisfies Record<(typeof tones)[number], string>

export const Word: Story = {}

export const Tones: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
      {tones.map((tone) => (
        <Badge key={tone} tone={tone} variant="solid">
          {words[tone]}
        </Badge>
      ))}
    </>
  ),
}

export const Counts: Story = {
  render: () => (
    <>
      <CountBadge count={0} label="0 unread messages" />
      <CountBadge count={1} label="1 unread message" />
      <CountBadge count={99} label="99 unread messages" />
      <CountBadge count={100} label="100 unread messages" />
    </>
  ),
}

export const CountsEndAt99AndNoneIsDrawnForZero: Story = {
  ...Counts,
  name: 'NAV-2 counts end at 99+ and none is drawn for zero',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('99+')).toBeVisible()
    await expect(canvas.getByText('99')).toBeVisible()
    await expect(canvas.queryByText('0')).toBeNull()
    await expect(canvas.getByText('100 unread messages')).toBeInTheDocument()
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  {
    width: 'sm',
    rows: Object.fromEntries(tones.map((tone) => [tone, { tone, children: words[tone] }])),
  },
)
