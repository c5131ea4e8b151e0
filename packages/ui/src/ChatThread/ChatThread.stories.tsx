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

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) =>
    message(from + index, { body: { kind: 'text', text: `Message ${from + index}` } }),
  )

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
}

export const Older: Story = {
  name: 'CHT-2 older messages never move what is read',
  args: { onLoadOlder: fn() },
  render: function Older(args) {
    const [from, setFrom] = useState(200)
    return (
      <>
        <ChatThread {...args} messages={numbered(from, 260)} hasOlder={from > 0} />
        <Button size="sm" onPress={() => setFrom((first) => Math.max(0, first - 50))}>
          Deliver
        </Button>
      </>
    )
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    const deliver = canvas.getByRole('button', { name: 'Deliver' })
    await waitFor(() => expect(within(log).getByText('Message 259')).toBeVisible())
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    for (const [asked, first] of [200, 150, 100, 50].entries()) {
      const read = `Message ${first + 1}`
      await waitFor(() => {
        log.scrollTop = 30
        expect(args.onLoadOlder).toHaveBeenCalledTimes(asked + 1)
        expect(within(log).getByText(read)).toBeVisible()
      })
      await frames(3)
      const message = within(log).getByText(read)
      const place = message.getBoundingClientRect().top
      deliver.click()
      for (let frame = 0; frame < 10; frame++) {
        await frames(1)
        await expect(message.isConnected).toBe(true)
        await expect(Math.abs(message.getBoundingClientRect().top - place)).toBeLessThan(1)
      }
      await expect(within(log).getByText(`Message ${first - 1}`)).toBeInTheDocument()
    }
  },
}

/** Words that a screen reader would say: what is added to the live region, in order. */
const listen = (region: Element): readonly string[] => {
  const said: string[] = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) said.push(node.textContent ?? '')
    }
  }).observe(region, { childList: true, subtree: true, characterData: true })
  return said
}

export const Arriving: Story = {
  name: 'CHT-2 each new message is shown and read out once',
  render: function Arriving(args) {
    const [from, setFrom] = useState(10)
    const [to, setTo] = useState(30)
    return (
      <>
        <ChatThread {...args} messages={thread(from, to)} />
        <Button size="sm" onPress={() => setTo(to + 1)}>
          Receive
        </Button>
        <Button size="sm" onPress={() => setTo(to + 5)}>
          Receive five
        </Button>
        <Button size="sm" onPress={() => setFrom(0)}>
          Load older
        </Button>
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    const region = canvasElement.querySelector('[aria-live="polite"]')
    if (region === null) throw new Error('Nothing would be read out.')
    const said = listen(region)
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    // The first is one's own; of each five that follow some are.
    for (const name of ['Receive', 'Receive', 'Load older', 'Receive five', 'Receive five']) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const others = thread(30, 42).filter(({ isOwn }) => !isOwn)
    await waitFor(() =>
      expect(said).toEqual(
        others.map(({ body }) => `Anna: ${body.kind === 'text' ? body.text : ''}`),
      ),
    )
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
