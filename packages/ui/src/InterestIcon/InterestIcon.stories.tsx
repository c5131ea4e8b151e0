import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { InterestIcon, interestIcons } from './index.ts'

const meta = {
  title: 'People/InterestIcon',
  component: InterestIcon,
  args: { name: 'wine' },
  parameters: page({
    since: '2026-11-20',
    aliases: ['hobby icon'],
    what: 'Icon of an interest: even strokes, no fill, tasteful for intimate ones too.',
    when: 'Beside the name of the interest: on chips, cards, in the picker.',
    whenNot: 'For actions: an icon of the interface. For gifts: GiftIcon.',
    good: 'Let it take its size and colour from the text beside it.',
    bad: 'Do not show it without its name: fifty icons do not explain themselves.',
  }),
} satisfies Meta<typeof InterestIcon>

export default meta
type Story = StoryObj<typeof meta>

const isName = (name: string): name is keyof typeof interestIcons => name in interestIcons

export const OneInterest: Story = {}

export const AllFifty: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { loaded: { t } }) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
        gap: '1rem',
        padding: 0,
        listStyleType: '""',
      }}
    >
      {Object.keys(interestIcons)
        .filter(isName)
        .map((name) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem' }}>
            <InterestIcon name={name} size={28} />
            <span>{t(`attributes:interest.${name}`)}</span>
          </li>
        ))}
    </ul>
  ),
}

export const AllFiftyAreDrawn: Story = {
  ...AllFifty,
  name: 'PRO-1 all fifty are drawn',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li > svg')).toHaveLength(50)
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'sm' })
