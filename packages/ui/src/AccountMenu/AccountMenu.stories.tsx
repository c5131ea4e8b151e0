import type { Meta, StoryObj } from '@storybook/react-vite'
import Coins from 'lucide-react/icons/coins'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { joris, longName } from '../stories/people.ts'
import { AccountMenu } from './index.ts'

const logOut = fn()

const meta = {
  title: 'Frame/AccountMenu',
  component: AccountMenu,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    label: 'Your account',
    name: joris.name,
    photo: joris.photo,
    profile: { label: 'My profile', href: '#profile' },
    settings: { label: 'Settings', href: '#settings' },
    logOut: { label: 'Log out', onPress: logOut },
  },
  render: (args, { loaded: { t } }) => (
    <AccountMenu
      {...args}
      label={t('account:frame.account')}
      note={t('account:frame.credits_left', { count: 120 })}
      profile={{ ...args.profile, label: t('account:frame.profile') }}
      settings={{ ...args.settings, label: t('account:frame.settings') }}
      logOut={{ ...args.logOut, label: t('account:frame.log_out') }}
    />
  ),
  parameters: page({
    what: 'One’s own picture at the end of the top bar; behind it profile, settings and the way out.',
    when: 'In the top bar of who is logged in.',
    whenNot: 'For others’ profiles, and for visitors: they get a login button.',
    good: 'Keep it short. Logging out is last, separate, and needs no confirmation.',
    bad: 'Do not put offers into it.',
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

export const ByKeyboard: Story = {
  name: 'NAV-1 profile, settings, log out',
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
