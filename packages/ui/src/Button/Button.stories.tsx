import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow, row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { Button, type ButtonTone, type ButtonVariant } from './index.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send', onPress: fn() },
  parameters: page({
    what: 'One action, in words. `solid` for the main one of a screen, `outline` beside it, `quiet` for what is seldom pressed.',
    when: 'To do something: send, save, block, buy. With `href` for a way on that is the main thing to do.',
    whenNot:
      'For going somewhere within a text: Link. For an action with a well-known icon: IconButton. For several rare actions: Menu.',
    good: 'Say the deed in the words of its question: “Block”, not “OK”. Set `isPending` while it is under way; the width stays.',
    bad: 'Do not put two solid ones on one screen, and do not switch one off without saying why.',
    keys: { 'Enter, Space': 'presses it', Tab: 'to it and on' },
    data: { 'data-pending': 'while what it began is under way' },
  }),
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const tones: readonly ButtonTone[] = ['primary', 'secondary', 'danger', 'neutral']
const words = {
  primary: 'Continue',
  secondary: 'Send again',
  danger: 'Block',
  neutral: 'Not now',
} as const satisfies Record<ButtonTone, string>
const variants: readonly ButtonVariant[] = ['solid', 'outline', 'quiet']

export const Solid: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const AllVariants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
          {tones.map((tone) => (
            <Button key={tone} variant={variant} tone={tone}>
              {words[tone]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  decorators: [row],
  render: () => (
    <>
      <Button size="sm">Edit</Button>
      <Button size="md">Save</Button>
      <Button size="lg">Continue</Button>
      <Button icon={<Heart size="1em" />}>Like Anna</Button>
    </>
  ),
}

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

export const AsLink: Story = {
  args: { href: '#credits', children: 'Get more credits' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Get more credits' })
    await expect(link).toHaveAttribute('href', '#credits')
  },
}

export const LongPolish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'pl' },
  decorators: [narrow],
  args: {
    isWide: true,
    children: 'Potwierdź adres e-mail i przejdź do następnego kroku rejestracji',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
