import type { Meta, StoryObj } from '@storybook/react-vite'
import Coins from 'lucide-react/icons/coins'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { framed } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { joris, longName } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { AccountMenu } from './index.ts'

const logOut = fn()

const meta = {
  title: 'Frame/AccountMenu',
  component: AccountMenu,
  decorators: [
    framed({
      display: 'flex',
      justifyContent: 'flex-end',
      alignItems: 'flex-start',
      minBlockSize: '20rem',
    }),
  ],
  args: {
    label: 'Your account',
    description: '120 credits left',
    name: joris.name,
    photo: joris.photo,
    profile: { label: 'My profile', href: '#profile' },
    settings: { label: 'Settings', href: '#settings' },
    logOut: { label: 'Log out', onPress: logOut },
  },
  parameters: page({
    opensLayer: true,
    since: '2026-11-21',
    aliases: ['user menu', 'profile menu'],
    what: 'The member’s own picture at the end of the top bar. It opens a menu with profile, settings and logging out.',
    when: 'In the top bar of a logged-in member.',
    whenNot: 'For others’ profiles, and for visitors: they get a login button.',
    good: 'Keep it short. Logging out comes last, in a section of its own, and needs no confirmation.',
    bad: 'Do not put offers in it, and do not mix logging out with the other entries.',
    changes: {
      '2026-11-22':
        '`note` is now `description`. `defaultOpen` opens the menu without controlling it.',
    },
    keys: {
      'Enter, Space, Arrow down': 'opens it on the first item',
      'Arrow up, Arrow down': 'moves',
      'Home, End': 'first and last',
      Escape: 'closes it and gives the focus back',
    },
    data: { 'data-state': 'open, closed', 'data-highlighted': 'on the marked item' },
  }),
} satisfies Meta<typeof AccountMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { isOpen: true } }

export const NoPhotoLongName: Story = {
  args: {
    isOpen: true,
    name: longName.name,
    photo: null,
    more: [{ id: 'credits', label: 'Credits', href: '#credits', icon: <Coins size="1.15em" /> }],
  },
  globals: { viewport: { value: 'narrow' } },
}

export const ProfileSettingsAndLogOutByKeyboard: Story = {
  ...Closed,
  name: 'NAV-1 profile, settings and log out by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    logOut.mockClear()
    const button = () => within(canvasElement).getByRole('button', { name: 'Your account' })
    await userEvent.tab()
    await expect(button()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    const menu = await screen.findByRole('menu', { name: 'Your account' })
    await waitFor(() => expect(within(menu).getByText('120 credits left')).toBeVisible())
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3)
    await userEvent.keyboard('{End}{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button()).toHaveFocus())
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, open: { isOpen: true } },
  { openHeight: '16rem' },
)
