import type { Meta, StoryObj } from '@storybook/react-vite'
import Flower from 'lucide-react/icons/flower-2'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { portrait } from '../stories/people.ts'
import { ChatThread, type ThreadMessage } from './index.ts'

const texts = {
  label: 'Conversation with Anna',
  own: 'You',
  other: 'Anna',
  retry: 'Send again',
  drop: 'Discard',
  unread: 'New',
  loadingOlder: 'Loading older messages',
  newest: 'To the newest message',
}

const lines = [
  'Good evening, how was the exhibition?',
  'Wonderful. The light in the last room was something else, you would have liked it.',
  'I have to go before it closes.',
  'Saturday?',
  'Saturday. I know a place for coffee round the corner.',
]

const message = (index: number, more: Partial<ThreadMessage> = {}): ThreadMessage => ({
  id: `m${index}`,
  isOwn: index % 3 === 0,
  body: { kind: 'text', text: lines[index % lines.length] ?? '' },
  state: 'read',
  timeText: `18:${String(index % 60).padStart(2, '0')}`,
  stateText: 'Read',
  day: `day-${Math.trunc(index / 12)}`,
  dayText: index > 9990 ? 'Today' : `Day ${Math.trunc(index / 12) + 1}`,
  ...more,
})

const thread = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index))

const frame = (Story: () => React.ReactNode) => (
  <div style={{ blockSize: '32rem', maxInlineSize: '40rem' }}>
    <Story />
  </div>
)

const meta = {
  title: 'Chat/ChatThread',
  component: ChatThread,
  decorators: [frame],
  args: { messages: thread(0, 8), texts, onRetry: fn(), onDrop: fn(), onOpenPhoto: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A conversation. Scroll with the arrow keys once it has the focus. What the other says while it is open is read out once; scrolling is silent.',
      },
    },
  },
} satisfies Meta<typeof ChatThread>

export default meta
type Story = StoryObj<typeof meta>

const isAtEnd = (log: HTMLElement) => log.scrollHeight - log.scrollTop - log.clientHeight < 4

export const Long: Story = {
  name: 'CHT-2 ten thousand messages, newest at the bottom',
  args: { messages: thread(0, 10_000) },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log', { name: 'Conversation with Anna' })
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    await expect(log.querySelectorAll('[data-index]').length).toBeLessThan(60)
    await expect(
      within(log)
        .getAllByText(lines[9_999 % lines.length] ?? '')
        .at(-1),
    ).toBeVisible()
  },
}

export const Older: Story = {
  name: 'CHT-2 older messages keep the position',
  render: function Older(args) {
    const [from, setFrom] = useState(200)
    return (
      <ChatThread
        {...args}
        messages={thread(from, 260)}
        hasOlder={from > 0}
        onLoadOlder={() => setFrom((first) => Math.max(0, first - 50))}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    const before = log.scrollHeight
    log.scrollTop = 120
    const fromEnd = log.scrollHeight - log.scrollTop
    await waitFor(() => expect(log.scrollHeight).toBeGreaterThan(before + 1000))
    await waitFor(() =>
      expect(Math.abs(log.scrollHeight - log.scrollTop - fromEnd)).toBeLessThan(200),
    )
  },
}

export const Arriving: Story = {
  name: 'CHT-2 a new message is shown and read out',
  render: function Arriving(args) {
    const [count, setCount] = useState(30)
    return (
      <>
        <ChatThread {...args} messages={thread(0, count)} />
        <Button size="sm" onPress={() => setCount(count + 1)}>
          Receive
        </Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Receive' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Anna: Wonderful.'))
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
  },
}

export const States: Story = {
  args: {
    messages: [
      message(0, { isOwn: true, state: 'read', stateText: 'Read' }),
      message(1, { isOwn: true, state: 'delivered', stateText: 'Delivered' }),
      message(2, { isOwn: true, state: 'sent', stateText: 'Sent' }),
      message(3, { isOwn: true, state: 'sending', stateText: 'Sending' }),
      message(4, { isOwn: true, state: 'held', stateText: 'Waits until your e-mail is confirmed' }),
      message(5, { isOwn: true, state: 'failed', stateText: 'Not sent' }),
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('m5')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.onDrop).toHaveBeenCalledWith('m5')
  },
}

export const Kinds: Story = {
  args: {
    messages: [
      message(1),
      message(2, {
        body: { kind: 'gift', name: 'A wild rose', picture: <Flower size={72} strokeWidth={1} /> },
      }),
      message(3, { body: { kind: 'photo', photo: portrait(12, 1), alt: 'Photo from you' } }),
      message(4, {
        body: {
          kind: 'photo',
          photo: portrait(0, 1),
          alt: 'Anna sent a photo.',
          veilText: 'Open',
        },
      }),
    ],
    unreadFrom: 'm4',
    typingText: 'Anna is writing',
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open' }))
    await expect(args.onOpenPhoto).toHaveBeenCalledWith('m4')
    await expect(canvas.getByText('Anna is writing')).toBeInTheDocument()
  },
}

export const Short: Story = { args: { messages: thread(1, 3) } }

export const Empty: Story = { args: { messages: [], empty: <p>Say hello to Anna.</p> } }

export const LongWords: Story = {
  name: 'LOC-5 long words at 320 px',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '18rem', blockSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    messages: [
      message(1, {
        body: {
          kind: 'text',
          text: 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüssel und https://example.com/ein/sehr/langer/pfad/ohne/jede/pause',
        },
      }),
      message(3, { state: 'failed', stateText: 'Die Nachricht konnte nicht zugestellt werden' }),
    ],
    texts: { ...texts, retry: 'Noch einmal senden', drop: 'Nachricht verwerfen' },
  },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    await waitFor(() => expect(log.querySelector('[data-index]')).not.toBeNull())
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth)
  },
}
