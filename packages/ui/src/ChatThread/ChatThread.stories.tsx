import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { GiftIcon } from '../GiftIcon/index.ts'
import { framed } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { blurredPortrait, portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { frames } from '../stories/threadMovement.ts'
import { isAtEnd, lines, message, numbered, thread } from './ChatThread.fixtures.ts'
import {
  addAroundWhatIsRead,
  enlargeText,
  jumpAround,
  loadPicturesAbove,
  readOlderWhileNewArrive,
  resizeWindow,
  scrollAsScrollingEnds,
} from './ChatThread.plays.ts'
import { ChatThread } from './index.ts'

const frame = framed({ blockSize: '32rem', maxInlineSize: '40rem' })

const meta = {
  title: 'Chat/ChatThread',
  component: ChatThread,
  decorators: [frame],
  args: { messages: thread(0, 8), name: 'Anna', onRetry: fn(), onDelete: fn(), onOpenPhoto: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['conversation', 'messages'],
    what: 'A conversation with the newest message at the bottom. It renders only what is near the window, so 10,000 messages scroll as smoothly as ten.',
    when: 'On the page of one conversation, above ChatComposer.',
    whenNot: 'For a list of conversations: ConversationList. For a single message: MessageBubble.',
    good: 'Pass messages in order with stable ids, and load older ones in `onLoadOlder`: the visible messages stay where they are.',
    bad: 'Do not pass messages out of order, do not scroll to the end while somebody reads older ones, and do not announce messages yourself: the thread does.',
    changes: {
      '2026-11-22':
        '`name` replaces `labels`, `isTyping` replaces `typingText`, and `onDrop` is now `onDelete`. A state’s own text in a message is now `reason`.',
    },
    keys: {
      Tab: 'to the conversation, then to what its messages offer',
      'Arrow up, Arrow down, Page up, Page down': 'scroll it',
      'Home, End': 'to its beginning or its end',
    },
  }),
} satisfies Meta<typeof ChatThread>

export default meta
type Story = StoryObj<typeof meta>

export const Long: Story = {
  name: 'Ten thousand messages',
  // Made here, since the controls and the source would list every message.
  render: function Long(args) {
    const [messages] = useState(() => thread(0, 10_000))
    return <ChatThread {...args} messages={messages} />
  },
  parameters: { docs: { source: { type: 'code' } } },
}

export const Older: Story = {
  name: 'Loading older messages',
  args: { onLoadOlder: fn() },
  render: function Older(args) {
    const [from, setFrom] = useState(200)
    return (
      <>
        <ChatThread {...args} messages={numbered(from, 260)} hasOlder={from > 0} />
        <Button size="sm" onPress={() => setFrom((first) => Math.max(0, first - 50))}>
          Previous page
        </Button>
      </>
    )
  },
}

/** Texts that a screen reader announces: additions to the live region, in order. */
const listen = (region: Element): readonly string[] => {
  const userTexts: string[] = []
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) userTexts.push(node.textContent ?? '')
    }
  }).observe(region, { childList: true, subtree: true, characterData: true })
  return userTexts
}

export const Arriving: Story = {
  name: 'Messages arriving',
  render: function Arriving(args) {
    const [from, setFrom] = useState(10)
    const [to, setTo] = useState(30)
    return (
      <>
        <ChatThread {...args} messages={thread(from, to)} />
        <Button size="sm" onPress={() => setTo(to + 1)}>
          1 unread message
        </Button>
        <Button size="sm" onPress={() => setTo(to + 5)}>
          5 unread messages
        </Button>
        <Button size="sm" onPress={() => setFrom(0)}>
          Previous page
        </Button>
      </>
    )
  },
}

export const States: Story = {
  args: {
    messages: [
      message(0, { isOwn: true, state: 'read' }),
      message(1, { isOwn: true, state: 'delivered' }),
      message(2, { isOwn: true, state: 'sent' }),
      message(3, { isOwn: true, state: 'sending' }),
      message(4, { isOwn: true, state: 'held', reason: 'Kept until you confirm your e-mail' }),
      message(5, { isOwn: true, state: 'failed' }),
    ],
  },
}

export const Kinds: Story = {
  args: {
    messages: [
      message(1),
      message(2, {
        body: { kind: 'gift', name: 'A rose', picture: <GiftIcon name="rose" /> },
      }),
      message(3, { body: { kind: 'photo', photo: portrait(12, 1), alt: 'A photo' } }),
      message(4, {
        body: {
          kind: 'photo',
          photo: blurredPortrait(1),
          alt: 'A photo',
          isVeiled: true,
        },
      }),
    ],
    unreadFrom: 'm4',
    isTyping: true,
  },
}

export const Short: Story = { args: { messages: thread(1, 3) } }

export const Empty: Story = {
  args: {
    messages: [],
    empty: <p>Nothing here yet. Ask Anna about something on their profile.</p>,
  },
}

export const LongWords: Story = {
  globals: { locale: 'de' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(18rem, 100%)', blockSize: '28rem' }}>
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
      message(3, { state: 'failed', reason: 'Die Nachricht konnte nicht zugestellt werden' }),
    ],
  },
}

export const TenThousandMessagesNewestAtTheBottom: Story = {
  ...Long,
  name: 'CHT-2 ten thousand messages, newest at the bottom',
  tags: ['test-only', '!autodocs'],
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

export const OlderMessagesNeverMoveWhatIsRead: Story = {
  ...Older,
  name: 'CHT-2 older messages never move what is read',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    const deliver = canvas.getByRole('button', { name: 'Previous page' })
    await waitFor(() => expect(within(log).getByText('259')).toBeVisible())
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    for (const [asked, first] of [200, 150, 100, 50].entries()) {
      const read = String(first + 1)
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
      await expect(within(log).getByText(String(first - 1))).toBeInTheDocument()
    }
  },
}

export const EachNewMessageIsShownAndReadOutOnce: Story = {
  ...Arriving,
  name: 'CHT-2 each new message is shown and read out once',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    const region = canvasElement.querySelector('[aria-live="polite"]')
    if (region === null) throw new Error('Nothing would be read out.')
    const userTexts = listen(region)
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    const [one, five] = ['1 unread message', '5 unread messages'] as const
    // The first message is the member's own, and so are some of each five that follow.
    for (const name of [one, one, 'Previous page', five, five]) {
      await userEvent.click(canvas.getByRole('button', { name }))
    }
    const others = thread(30, 42).filter(({ isOwn }) => !isOwn)
    await waitFor(() =>
      expect(userTexts).toEqual(
        others.map(({ body }) => `Anna: ${body.kind === 'text' ? body.text : ''}`),
      ),
    )
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
  },
}

export const MessagesThatArriveTogetherKeepTheNewestShown: Story = {
  ...Arriving,
  name: 'CHT-2 messages that arrive together keep the newest shown',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const log = canvas.getByRole('log')
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
    // A message may arrive before the one before it is measured, or between two frames of that.
    for (const pause of [0, 1, 2, 3, 0, 2, 1, 3, 1, 0]) {
      canvas.getByRole('button', { name: '5 unread messages' }).click()
      await frames(pause)
      canvas.getByRole('button', { name: '1 unread message' }).click()
      await frames(pause)
    }
    canvas.getByRole('button', { name: 'Previous page' }).click()
    canvas.getByRole('button', { name: '5 unread messages' }).click()
    await waitFor(() => expect(isAtEnd(log)).toBe(true))
  },
}

/** A reader in the middle of messages that are measured as they come near. */
const Reading = {
  args: { messages: [] },
  render: function Reading(args) {
    const [from, setFrom] = useState(200)
    const [to, setTo] = useState(300)
    const [isTyping, setTyping] = useState(false)
    return (
      <>
        <ChatThread {...args} messages={thread(from, to)} isTyping={isTyping} />
        <Button size="sm" onPress={() => setFrom(from - 50)}>
          Previous page
        </Button>
        <Button size="sm" onPress={() => setTo(to + 5)}>
          5 unread messages
        </Button>
        <Button size="sm" onPress={() => setTyping(!isTyping)}>
          Anna is writing
        </Button>
      </>
    )
  },
} satisfies Story

export const WhoReadsOlderMessagesIsLeftThere: Story = {
  ...Reading,
  name: 'CHT-2 who reads older messages is left there when new ones arrive',
  tags: ['test-only', '!autodocs'],
  play: readOlderWhileNewArrive,
}

export const WhateverIsAddedDoesNotMoveWhatIsRead: Story = {
  ...Reading,
  name: 'CHT-2 new messages, a typing mark and older messages do not move what is read',
  tags: ['test-only', '!autodocs'],
  play: addAroundWhatIsRead,
}

export const LargerTextDoesNotMoveWhatIsRead: Story = {
  ...Reading,
  name: 'CHT-2 late fonts and larger text do not move what is read',
  tags: ['test-only', '!autodocs'],
  play: enlargeText,
}

export const APictureAboveDoesNotMoveWhatIsRead: Story = {
  name: 'CHT-2 a picture above that takes its height late does not move what is read',
  tags: ['test-only', '!autodocs'],
  args: { messages: thread(200, 300), renderMenu: () => <img alt="" /> },
  play: loadPicturesAbove,
}

export const JumpsAreShownWhereTheyLand: Story = {
  ...Long,
  name: 'CHT-2 ten thousand messages move only as far as one scrolls',
  tags: ['test-only', '!autodocs'],
  play: jumpAround,
}

export const ScrollingOnIsNotUndone: Story = {
  ...Long,
  name: 'CHT-2 whoever scrolls on stays there',
  tags: ['test-only', '!autodocs'],
  play: scrollAsScrollingEnds,
}

export const ASmallerWindowDoesNotMoveWhatIsRead: Story = {
  ...Reading,
  name: 'CHT-2 a keyboard that opens does not move what is read',
  tags: ['test-only', '!autodocs'],
  play: resizeWindow,
}

export const AFailedMessageIsSentAgainOrDeleted: Story = {
  ...States,
  name: 'a failed message is sent again or deleted',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Send again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('m5')
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDelete).toHaveBeenCalledWith('m5')
  },
}

export const AVeiledPhotoIsOpenedByItsReceiver: Story = {
  ...Kinds,
  name: 'a veiled photo is opened by its receiver',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the photo' }))
    await expect(args.onOpenPhoto).toHaveBeenCalledWith('m4')
    await expect(canvas.getByText('Anna is writing')).toBeInTheDocument()
  },
}

export const ALongWordDoesNotWidenTheList: Story = {
  ...LongWords,
  name: 'LOC-5 a long word does not widen the list',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole('log')
    await waitFor(() => expect(log.querySelector('[data-index]')).not.toBeNull())
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth)
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: { messages: thread(1, 5) },
    loading: { messages: thread(1, 5), hasOlder: true, isLoadingOlder: true },
    empty: { ...Empty.args },
    typing: { messages: thread(1, 3), isTyping: true },
    held: {
      messages: [
        message(3, { isOwn: true, state: 'held', reason: 'Kept until you confirm your e-mail' }),
      ],
    },
    failed: { messages: [message(3, { isOwn: true, state: 'failed' })] },
  },
  { width: 'lg', height: '24rem' },
)
