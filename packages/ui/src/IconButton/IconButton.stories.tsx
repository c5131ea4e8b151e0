import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CountBadge } from '../Badge/index.ts'
import { row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { IconButton } from './index.ts'

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Like Anna', icon: <Heart size="1em" />, onPress: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['icon action', 'toggle button'],
    what: 'An action with a well-known icon. Its label is read by screen readers and shown on hover.',
    when: 'For like, close, search, send, more, where words would crowd a photo or a bar.',
    whenNot: 'For anything that needs a word to be understood: Button.',
    good: 'Name the action and its object in `label`: “Like Anna”. Set `isPressed` for one that stays on.',
    bad: 'Do not place two closer than 44 px, do not name one “Button”, and do not use one for what costs credits.',
    changes: {
      '2026-11-22':
        '`mark` is now `badge`. Buttons are darker while they are pressed, and solid ones have a focus ring in the colour of strong text.',
    },
    keys: { 'Enter, Space': 'presses it', Tab: 'to it and on' },
  }),
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Quiet: Story = {}

export const Variants: Story = {
  decorators: [row],
  render: (args) => (
    <>
      <IconButton {...args} variant="solid" tone="primary" />
      <IconButton {...args} variant="outline" />
      <IconButton {...args} variant="outline" tone="primary" isPressed />
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="onPhoto" />
      <IconButton {...args} variant="onPhoto" tone="primary" isPressed />
      <IconButton {...args} variant="solid" tone="secondary" size="lg" />
      <IconButton {...args} variant="solid" tone="primary" size="xl" />
      <IconButton {...args} isDisabled />
      <IconButton
        label="Messages"
        icon={<MessageCircle size="1em" />}
        badge={<CountBadge count={3} label="3 unread messages" />}
      />
    </>
  ),
}

export const Pressed: Story = {
  args: { isPressed: true, tone: 'primary' },
}

export const AsLink: Story = { args: { href: '#likes', label: 'Likes' } }

export const TheTargetIs44PixelsLarge: Story = {
  ...Quiet,
  name: 'the target is 44 pixels large',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Like Anna' })
    const { width, height } = button.getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await userEvent.click(button)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const APressedButtonSaysSo: Story = {
  ...Pressed,
  name: 'a pressed button says so',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    pressed: {},
    focus: {},
    selected: { isPressed: true },
    disabled: { isDisabled: true },
  },
  {
    width: 'sm',
    rows: {
      quiet: { variant: 'quiet' },
      outline: { variant: 'outline' },
      solid: { variant: 'solid' },
      onPhoto: { variant: 'onPhoto' },
    },
  },
)
