import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { GiftIcon, giftDrawings, isGiftName } from './index.ts'

const meta = {
  title: 'Chat/GiftIcon',
  component: GiftIcon,
  args: { name: 'rose' },
  parameters: page({
    since: '2026-11-21',
    aliases: ['gift drawing'],
    what: 'One gift of the catalogue, drawn on the grid of the interest icons with a soft fill in the brand’s colour.',
    when: 'In the picker, in the thread, and among the gifts on a profile.',
    whenNot: 'As an icon in a line of text: below 32 px the fill is lost.',
    good: 'Write the name of the gift beside it, and show it at 32 px or larger.',
    bad: 'Do not use it within a line of text, and do not recolour its lines: they take the colour of the surrounding text.',
    data: { 'data-gift': 'which one it is' },
  }),
} satisfies Meta<typeof GiftIcon>

export default meta
type Story = StoryObj<typeof meta>

export const OneGift: Story = {}

export const Catalogue: Story = {
  parameters: { controls: { disable: true } },
  render: (_args, { loaded: { t } }) => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
        gap: '1.5rem 1rem',
        padding: 0,
        listStyleType: '""',
      }}
    >
      {Object.keys(giftDrawings)
        .filter(isGiftName)
        .map((name) => (
          <li
            key={name}
            style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', textAlign: 'center' }}
          >
            <GiftIcon name={name} size="4.5rem" />
            <span>{t(`chat:gift.${name}`)}</span>
          </li>
        ))}
    </ul>
  ),
}

export const EveryGiftHasADrawing: Story = {
  ...Catalogue,
  name: 'CHT-8 every gift has a drawing',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li > svg[data-gift]')).toHaveLength(20)
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'sm' })
