import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { userTexts } from '../stories/userTexts.ts'
import { AlertBanner, type AlertTone } from './index.ts'

const meta = {
  title: 'Feedback/AlertBanner',
  component: AlertBanner,
  args: {
    title: 'One last step: your e-mail',
    children: `Messages you write now are kept for you. They leave when you confirm ${userTexts.email}.`,
    closeLabel: 'Close',
    onDismiss: fn(),
  },
  parameters: page({
    what: 'Something to know about this page, in its place: a fact, at most one thing to do, and a cross when it may be put away.',
    when: 'For what stays true while the page is open: an e-mail not yet confirmed, no photo yet, a payment that failed.',
    whenNot:
      'For what has just happened and needs no answer: Toast. For an error of one field: its `errorMessage`. For a page with nothing else on it: ErrorState or EmptyState.',
    good: 'Say what is so, then what to do, and store that it was dismissed. Set `isUrgent` only for what the reader has just caused.',
    bad: 'Do not stack three, do not bring one back after it was dismissed, and do not show the severity by colour alone.',
    keys: { Tab: 'to the action, then to the cross', 'Enter, Space': 'presses it' },
    data: { 'data-tone': '`info`, `success`, `warning` or `danger`' },
  }),
} satisfies Meta<typeof AlertBanner>

export default meta
type Story = StoryObj<typeof meta>

const tones: readonly AlertTone[] = ['info', 'success', 'warning', 'danger']

export const Dismissible: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

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
    action: (
      <Button size="sm" variant="outline" tone="neutral">
        Send the link again
      </Button>
    ),
  },
}

export const LongPolish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'pl' },
  decorators: [narrow],
  args: {
    tone: 'warning',
    title: 'Powiadomienia w przeglądarce są wyłączone',
    children: 'Włącz je w ustawieniach przeglądarki, aby nie przegapić nowych wiadomości.',
    action: (
      <Button size="sm" variant="outline" tone="neutral">
        Przejdź do ustawień powiadomień
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
