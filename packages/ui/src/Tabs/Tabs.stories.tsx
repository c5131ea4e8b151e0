import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { CountBadge } from '../Badge/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { NavTabs, Tabs } from './index.ts'

const meta = {
  title: 'Frame/Tabs',
  component: Tabs,
  args: {
    label: 'Settings',
    items: [
      {
        id: 'language',
        label: 'Language',
        panel: <p>For these pages and for e-mails to you.</p>,
      },
      {
        id: 'notices',
        label: 'E-mails to you',
        panel: <p>Each change is saved at once.</p>,
      },
      {
        id: 'password',
        label: 'Password',
        panel: <p>After the change you stay logged in here. Other devices are logged out.</p>,
      },
    ],
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['tab bar', 'segmented'],
    what: 'Several panels in one place (Tabs), or related pages with addresses of their own (NavTabs).',
    when: 'For two to six parts of one thing that are not needed together: settings, kinds of likes.',
    whenNot: 'For steps in an order: Stepper. For a choice that changes data: RadioGroup.',
    good: 'Use NavTabs whenever somebody may want to share or reload a tab. Keep names to one or two words.',
    bad: 'Do not write names as long as sentences, and do not hide a form error in a closed panel.',
    changes: {
      '2026-11-22':
        '`defaultValue` chooses the first open tab. Tabs that do not fit fade out at the edge.',
    },
    keys: {
      Tab: 'to the open tab, then into its panel',
      'Arrow left, Arrow right': 'to the next tab, which opens it',
      'Home, End': 'to the first or the last',
      Enter: 'in NavTabs, opens the page',
    },
    data: { 'data-state': '`active` or `inactive`' },
  }),
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Panels: Story = {}

const likes = [
  {
    id: 'received',
    label: 'They like you',
    href: '#received',
    isCurrent: true,
    badge: <CountBadge count={4} label="4 new likes" />,
  },
  { id: 'given', label: 'You like', href: '#given' },
  { id: 'matches', label: 'Matches', href: '#matches' },
]

export const Pages: Story = {
  render: () => <NavTabs label="Kinds of likes" items={likes} />,
}

export const Narrow: Story = {
  name: 'At 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  render: () => <NavTabs label="Kinds of likes" items={likes} />,
}

export const ArrowKeysGoRoundTheTabs: Story = {
  ...Panels,
  name: 'arrow keys go round the tabs',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('tab', { name: 'Language' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(/Each change/)
  },
}

export const ThePresentPageIsMarked: Story = {
  ...Pages,
  name: 'the present page is marked',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /They like you/ })
    await expect(link).toHaveAttribute('aria-current', 'page')
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {} },
  { width: 'lg', target: '[role=tab]:nth-child(2)' },
)
