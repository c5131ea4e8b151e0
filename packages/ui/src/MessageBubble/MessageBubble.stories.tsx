import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { GiftIcon } from '../GiftIcon/index.ts'
import { MessageMenu } from '../MessageMenu/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { blurredPortrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import {
  MessageBubble,
  type MessageBubbleProps,
  type ThreadMessage,
  type ThreadMessageState,
} from './index.ts'

const message = (more: Partial<ThreadMessage>): ThreadMessage => ({
  id: 'm1',
  isOwn: true,
  body: { kind: 'text', text: userTexts.coffee },
  state: 'read',
  timeText: '18:05',
  day: 'today',
  dayText: 'Today',
  ...more,
})

const gift = { kind: 'gift', name: 'A rose', picture: <GiftIcon name="rose" /> } as const

const states = ['held', 'sending', 'sent', 'delivered', 'read', 'failed'] as const

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  decorators: [column],
  args: { message: message({}), name: 'Anna', onRetry: fn(), onDelete: fn(), onOpenPhoto: fn() },
  parameters: page({
    since: '2026-11-21',
    aliases: ['chat message'],
    what: 'One message with its time and, for the member’s own, whether it was sent, delivered or read.',
    when: 'In a preview of a conversation, a lander’s example, an icebreaker. ChatThread renders it itself.',
    whenNot: 'For a message of the site: use AlertBanner.',
    good: 'Show the state in words as well. A screen reader hears who speaks before each message.',
    bad: 'Do not colour bubbles by person, and never show “Read” if the other member keeps that private.',
    changes: {
      '2026-11-22':
        '`name` replaces `labels`, and `onDrop` is now `onDelete`. In a message, `reason` replaces `stateText` and `isVeiled` replaces `veilText`: the states take their words from LabelsProvider.',
    },
    keys: { Tab: 'to a photo, “Send again” and “Delete”', 'Enter, Space': 'opens or presses' },
    data: {
      'data-state': 'held, sending, sent, delivered, read, failed',
      'data-side': 'own, other',
    },
  }),
} satisfies Meta<typeof MessageBubble>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {}

export const Other: Story = { args: { message: message({ isOwn: false }) } }

/** The menu stands towards the middle of the thread, and shows when the message is pointed at. */
export const WithMenu: Story = {
  args: {
    renderMenu: (_, state) => <MessageMenu {...state} text={userTexts.coffee} onReport={fn()} />,
  },
  render: (args) => (
    <>
      <MessageBubble {...args} message={message({ id: 'm2', isOwn: false })} />
      <MessageBubble {...args} />
    </>
  ),
}

export const WithWarning: Story = {
  args: {
    message: message({
      isOwn: false,
      warning: 'This may be about money. Never send money to someone you have not met.',
    }),
  },
}

export const States: Story = {
  render: (args) => (
    <>
      {states.map((state: ThreadMessageState) => (
        <MessageBubble {...args} key={state} message={message({ id: state, state })} />
      ))}
    </>
  ),
}

export const GiftAndPhotos: Story = {
  render: (args) => (
    <>
      <MessageBubble
        {...args}
        message={message({
          body: gift,
        })}
      />
      <MessageBubble
        {...args}
        message={message({
          id: 'veiled',
          isOwn: false,
          body: { kind: 'photo', photo: blurredPortrait(0), alt: 'A photo', isVeiled: true },
        })}
      />
    </>
  ),
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    message: message({
      body: {
        kind: 'text',
        text: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas tulee lauantaina kahville.',
      },
      state: 'held',
      reason: 'Odottaa, kunnes vahvistat sähköpostiosoitteesi',
    }),
  },
}

export const AScreenReaderHearsWhoSpeaks: Story = {
  ...Own,
  name: 'a screen reader hears who speaks',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You:', { exact: false })).toBeInTheDocument()
  },
}

export const AFailedMessageCanBeSentAgain: Story = {
  ...States,
  name: 'CHT-3 a failed message can be sent again',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('failed')
  },
}

export const APhotoIsOpenedByItsReceiver: Story = {
  ...GiftAndPhotos,
  name: 'TRU-4 a photo is opened by its receiver',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show the photo/ }))
    await expect(args.onOpenPhoto).toHaveBeenCalledWith('veiled')
  },
}

const menuButton = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button')[0]

export const TheMenuIsUnseenUntilItIsFocused: Story = {
  ...WithMenu,
  name: 'CHT-2 the menu is unseen until it is focused',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(menuButton(canvasElement)).toHaveStyle({ opacity: '0' })
    await userEvent.tab()
    await expect(menuButton(canvasElement)).toHaveFocus()
    await expect(menuButton(canvasElement)).toHaveStyle({ opacity: '1' })
  },
}

export const ALongPressOpensTheMenu: Story = {
  args: WithMenu.args ?? {},
  name: 'CHT-2 a long press opens the menu',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const target = within(canvasElement).getByText(userTexts.coffee)
    await userEvent.pointer({ keys: '[TouchA>]', target })
    const [copy] = await screen.findAllByRole('menuitem')
    await waitFor(() => expect(copy).toBeVisible())
  },
}

interface InStateProps extends MessageBubbleProps, Partial<Pick<ThreadMessage, 'body' | 'state'>> {}

const InState = ({ message: given, body = given.body, state = 'read', ...rest }: InStateProps) => (
  <MessageBubble {...rest} message={{ ...given, body, state }} />
)

export const AllStates = statesOf(
  { component: InState },
  {
    sending: { state: 'sending' },
    held: { state: 'held' },
    sent: { state: 'sent' },
    delivered: { state: 'delivered' },
    read: { state: 'read' },
    failed: { state: 'failed' },
  },
  { rows: { message: {}, gift: { body: gift } } },
)
