import type { Meta, StoryObj } from '@storybook/react-vite'
import Heart from 'lucide-react/icons/heart'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow, row } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Button, type ButtonTone, type ButtonVariant } from './index.ts'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send', onPress: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['call to action', 'CTA', 'spinner button'],
    what: 'One action, in words. `solid` for the main one of a screen, `outline` beside it, `quiet` for what is seldom pressed.',
    when: 'To do something: send, save, block, buy. With `href` for a way on that is the main thing to do.',
    whenNot:
      'For going somewhere within a text: Link. For an action with a well-known icon: IconButton. For several rare actions: Menu.',
    good: 'Name the action in the words of the question: “Block Anna”, not “OK”. Set `isPending` while it runs; the width stays the same.',
    bad: 'Do not put two solid buttons on one screen, and do not disable one without saying why.',
    changes: {
      '2026-11-29': '`isPressed` replaces `aria-pressed`, as in IconButton.',
      '2026-11-22':
        'Solid buttons have a focus ring in the colour of strong text, and outline and quiet ones are darker while they are pressed.',
    },
    keys: { 'Enter, Space': 'presses it', Tab: 'to it and on' },
    data: { 'data-pending': 'while its action is running' },
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

export const Solid: Story = {}

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
}

export const Disabled: Story = {
  args: { isDisabled: true },
}

export const AsLink: Story = {
  args: { href: '#credits', children: 'Get more credits' },
}

export const LongPolish: Story = {
  name: 'Long words in Polish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'pl' },
  decorators: [narrow],
  args: {
    isWide: true,
    children: 'Potwierdź adres e-mail i przejdź do następnego kroku rejestracji',
  },
}

export const IsPressedByPointerAndByEnter: Story = {
  ...Solid,
  name: 'is pressed by pointer and by Enter',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const APendingButtonKeepsTheFocusAndIsNotPressedAgain: Story = {
  ...Pending,
  name: 'a pending button keeps the focus and is not pressed again',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const ADisabledButtonCannotBeUsed: Story = {
  ...Disabled,
  name: 'a disabled button cannot be used',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled()
  },
}

export const AButtonWithAnAddressIsALink: Story = {
  ...AsLink,
  name: 'a button with an address is a link',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Get more credits' })
    await expect(link).toHaveAttribute('href', '#credits')
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    pressed: {},
    focus: {},
    disabled: { isDisabled: true },
    pending: { isPending: true },
  },
  {
    width: 'sm',
    rows: {
      solid: { variant: 'solid' },
      'solid, danger': { variant: 'solid', tone: 'danger' },
      outline: { variant: 'outline' },
      quiet: { variant: 'quiet' },
    },
  },
)
