import type { Meta, StoryObj } from '@storybook/react-vite'
import CircleUser from 'lucide-react/icons/circle-user-round'
import LogOut from 'lucide-react/icons/log-out'
import Settings from 'lucide-react/icons/settings'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
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
        id: 'out',
        label: 'Log out',
        icon: <LogOut size="1.15em" />,
        onPress: logOut,
        isSeparated: true,
      },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
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
  play: async () => {
    const current = await screen.findByRole('menuitemradio', { name: 'English' })
    await expect(current).toHaveAttribute('aria-checked', 'true')
  },
}
