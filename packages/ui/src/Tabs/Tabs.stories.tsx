import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CountBadge } from '../Badge/index.ts'
import { narrow } from '../stories/frames.tsx'
import { NavTabs, Tabs } from './index.ts'

const meta = {
  title: 'Frame/Tabs',
  component: Tabs,
  args: {
    label: 'Settings',
    items: [
      { id: 'account', label: 'Account', panel: <p>E-mail, password and language.</p> },
      { id: 'notices', label: 'Notices', panel: <p>What we may write about.</p> },
      { id: 'privacy', label: 'Privacy', panel: <p>Who sees you.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Panels: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Account' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What we may write about.')
  },
}

const likes = [
  {
    id: 'received',
    label: 'Likes you received',
    href: '#received',
    isCurrent: true,
    badge: <CountBadge count={4} label="4 new" />,
  },
  { id: 'given', label: 'Likes you gave', href: '#given' },
  { id: 'matches', label: 'Matches', href: '#matches' },
]

export const Pages: Story = {
  render: () => <NavTabs label="Likes" items={likes} />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Likes you received/ })
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
}

export const Narrow: Story = {
  name: 'At 320 px',
  decorators: [narrow],
  render: () => <NavTabs label="Likes" items={likes} />,
}
