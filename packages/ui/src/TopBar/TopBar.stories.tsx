import type { Meta, StoryObj } from '@storybook/react-vite'
import Coins from 'lucide-react/icons/coins'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import { expect, within } from 'storybook/test'
import { Avatar } from '../Avatar/index.ts'
import { CountBadge } from '../Badge/index.ts'
import { Button } from '../Button/index.ts'
import { CreditsBadge } from '../CreditsBadge/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Menu } from '../Menu/index.ts'
import { page } from '../stories/page.ts'
import { joris } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { TopBar } from './index.ts'

const meta = {
  title: 'Frame/TopBar',
  component: TopBar,
  args: {
    brand: userTexts.brand,
    homeHref: '#home',
    homeLabel: `${userTexts.brand} home`,
    label: 'Main navigation',
    items: [
      {
        id: 'search',
        label: 'Search',
        href: '#search',
        icon: <Search size="1em" />,
        isCurrent: true,
      },
      {
        id: 'chat',
        label: 'Messages',
        href: '#chat',
        icon: <MessageCircle size="1em" />,
        badge: <CountBadge count={3} label="3 unread messages" />,
      },
      {
        id: 'likes',
        label: 'Likes',
        href: '#likes',
        icon: <Heart size="1em" />,
        badge: <CountBadge count={120} label="120 new likes" />,
      },
      {
        id: 'credits',
        label: 'Credits',
        href: '#credits',
        icon: <Coins size="1em" />,
        badge: <CreditsBadge credits={7} />,
      },
    ],
    end: (
      <Menu
        label="Account"
        trigger={<IconButton label="Account" icon={<Avatar {...joris} size="sm" isDecorative />} />}
        items={[{ id: 'profile', label: 'Profile', href: '#profile' }]}
      />
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      ...page({
        since: '2026-11-20',
        aliases: ['header', 'navigation', 'navbar', 'app bar'],
        what: 'Brand, places and account. On a phone, the places move to the bottom of the window, within reach of the thumb.',
        when: 'Once, at the head of every page with the whole frame.',
        whenNot: 'On landers and in a conversation on a phone, which have bars of their own.',
        good: 'Keep to five places, mark the current one, and take counts from the database.',
        bad: 'Do not put an offer between the places, and do not hide search or messages in a menu.',
        changes: {
          '2026-11-22':
            '`back` is now `start` and `account` is now `end`. Badges cover less of their icon.',
        },
        keys: { Tab: 'from the brand through the places to the account', Enter: 'opens the place' },
        data: { 'data-bottom-bar': 'on the places that a phone shows at the foot' },
      }).docs,
      story: { inline: false, height: '12rem' },
    },
  },
} satisfies Meta<typeof TopBar>

export default meta
type Story = StoryObj<typeof meta>

export const LoggedIn: Story = {}

export const LoggedOut: Story = {
  args: {
    items: [],
    end: (
      <Button href="#login" size="sm" variant="outline" tone="neutral">
        Log in
      </Button>
    ),
  },
}

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } }

export const LoggedInPlacesAndThePresentOne: Story = {
  ...LoggedIn,
  name: 'NAV-1 logged in: places, and the present one',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('link', { name: `${userTexts.brand} home` })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /3 unread messages/ })).toHaveAttribute(
      'href',
      '#chat',
    )
    await expect(canvas.getByRole('link', { name: 'Search' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {} },
  { width: 'full', hasOwnWindow: true, target: 'nav a:not([aria-current])' },
)
