import type { Meta, StoryObj } from '@storybook/react-vite'
import CircleUser from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Menu } from './index.ts'

const logOut = fn()

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  args: {
    label: 'Account',
    align: 'start',
    trigger: <IconButton label="Account" icon={<CircleUser size="1em" />} variant="outline" />,
    items: [
      { id: 'profile', label: 'Profile', icon: <CircleUser size="1.15em" />, href: '#profile' },
      { id: 'settings', label: 'Settings', icon: <Settings size="1.15em" />, href: '#settings' },
      {
        id: 'leave',
        items: [{ id: 'out', label: 'Log out', icon: <LogOut size="1.15em" />, onPress: logOut }],
      },
    ],
  },
  parameters: page({
    opensLayer: true,
    since: '2026-11-20',
    aliases: ['dropdown', 'action menu', 'context menu'],
    what: 'Actions or one choice of several behind a button.',
    when: 'For what belongs to one thing and is seldom used: what to do with a photo, a conversation, the account.',
    whenNot:
      'For a value of a form: Select. For places of the site: TopBar. For one or two actions: buttons in sight.',
    good: "Begin each entry with its verb. Put what cannot be undone last, in a section of its own, with `tone: 'danger'`.",
    bad: 'Do not nest menus, and do not hide the main action in one.',
    changes: {
      '2026-11-29': 'Its button stays the same element when the menu loads.',
      '2026-11-22':
        'Sections, with an optional title, replace `isSeparated`. `head` is now `header`. `defaultOpen` opens it without controlling it.',
    },
    keys: {
      'Enter, Space, Arrow down': 'opens it',
      'Arrow up, Arrow down': 'to the next entry',
      'Home, End': 'to the first or the last',
      'A letter': 'to the next entry that begins with it',
      Escape: 'closes it and gives the focus back',
    },
    data: {
      'data-highlighted': 'on the entry that is pointed at',
      'data-state': '`open` or `closed`, on the button too',
    },
  }),
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { args: { isOpen: true } }

export const Closed: Story = {}

export const Sections: Story = {
  name: 'Sections with headings',
  args: {
    isOpen: true,
    label: 'More',
    items: [
      {
        id: 'order',
        title: 'Main photo',
        items: [
          { id: 'earlier', label: 'Move earlier' },
          { id: 'later', label: 'Move later' },
        ],
      },
      { id: 'end', items: [{ id: 'remove', label: 'Remove', tone: 'danger' }] },
    ],
  },
}

export const Languages: Story = {
  args: {
    label: 'Language',
    isOpen: true,
    items: [
      { id: 'de', label: 'Deutsch', lang: 'de', isSelected: false },
      { id: 'en', label: 'English', lang: 'en', isSelected: true },
      { id: 'pl', label: 'Polski', lang: 'pl', isSelected: false },
    ],
  },
}

export const OpensByEnterEndGoesToTheLastTheFocusComesBack: Story = {
  ...Closed,
  name: 'opens by Enter, End goes to the last, the focus comes back',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    logOut.mockClear()
    const button = within(canvasElement).getByRole('button', { name: 'Account' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const profile = await screen.findByRole('menuitem', { name: 'Profile' })
    await waitFor(() => expect(profile).toHaveFocus())
    await expect(profile).toHaveAttribute('href', '#profile')
    await userEvent.keyboard('{End}{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const ThePresentChoiceIsMarked: Story = {
  ...Languages,
  name: 'the present choice is marked',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const current = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(current).toHaveAttribute('aria-checked', 'true')
    for (const name of ['Deutsch', 'Polski']) {
      const other = screen.getByRole('menuitemradio', { name })
      await expect(other).toHaveAttribute('aria-checked', 'false')
    }
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, open: { isOpen: true } },
  { openHeight: '14rem' },
)
