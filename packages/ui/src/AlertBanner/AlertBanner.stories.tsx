import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Link } from '../Link/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { AlertBanner, type AlertTone } from './index.ts'

const meta = {
  title: 'Feedback/AlertBanner',
  component: AlertBanner,
  args: {
    title: 'One last step: your e-mail',
    children: `Messages you write now are kept for you. They leave when you confirm ${userTexts.email}.`,
    onDismiss: fn(),
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['notice', 'inline message', 'callout'],
    what: 'A message about this page, in its place: one fact, at most one thing to do, and a close button if it can be dismissed.',
    when: 'For what stays true while the page is open: an e-mail not yet confirmed, no photo yet, a payment that failed.',
    whenNot:
      'For what has just happened and needs no answer: Toast. For an error of one field: its `errorMessage`. For a page with nothing else on it: ErrorState or EmptyState.',
    good: 'Say what the situation is, then what to do, and remember that the reader dismissed it. Set `isUrgent` only for something that the reader has just caused.',
    bad: 'Do not stack several, do not show one again after it was dismissed, and do not rely on colour to say how serious it is.',
    changes: {
      '2026-11-29': '`isCompact` makes it one line with a link.',
      '2026-11-22':
        '`action` is now `actions`. `closeLabel` is gone: the close button appears with `onDismiss` and takes its name from LabelsProvider.',
    },
    keys: { Tab: 'to the action, then to the cross', 'Enter, Space': 'presses it' },
    data: { 'data-tone': '`info`, `success`, `warning` or `danger`' },
  }),
} satisfies Meta<typeof AlertBanner>

export default meta
type Story = StoryObj<typeof meta>

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'danger']

export const Dismissible: Story = {}

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {tones.map((tone) => (
        <AlertBanner key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
}

export const WithAction: Story = {
  args: {
    actions: (
      <Button size="sm" variant="outline" tone="neutral">
        Send the link again
      </Button>
    ),
  },
}

export const LongPolish: Story = {
  name: 'Long words in Polish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'pl' },
  decorators: [narrow],
  args: {
    tone: 'warning',
    title: 'Powiadomienia w przeglądarce są wyłączone',
    children: 'Włącz je w ustawieniach przeglądarki, aby nie przegapić nowych wiadomości.',
    actions: (
      <Button size="sm" variant="outline" tone="neutral">
        Przejdź do ustawień powiadomień
      </Button>
    ),
  },
}

export const TheCrossDismissesIt: Story = {
  ...Dismissible,
  name: 'the cross dismisses it',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const FillsAPlaceThatDoesNotStretchIt: Story = {
  name: 'fills a place that does not stretch it',
  tags: ['test-only', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'start' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const banner = within(canvasElement).getByRole('status')
    await expect(banner.clientWidth).toBe(banner.parentElement?.clientWidth)
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {} },
  {
    width: 'lg',
    rows: {
      info: { tone: 'info' },
      success: { tone: 'success' },
      warning: { tone: 'warning' },
      danger: { tone: 'danger' },
      compact: {
        isCompact: true,
        title: undefined,
        children: 'Your profile has no photo yet.',
        actions: (
          <Link tone="neutral" href="/profile">
            Add a photo
          </Link>
        ),
      },
    },
  },
)
