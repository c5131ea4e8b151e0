import type { Meta, StoryObj } from '@storybook/react-vite'
import Flower from 'lucide-react/icons/flower-2'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { userTexts } from '../stories/userTexts.ts'
import { MessageBubble, type ThreadMessage, type ThreadMessageState } from './index.ts'

const labels = { own: 'You', other: 'Anna', retry: 'Send again', drop: 'Delete' }

const message = (more: Partial<ThreadMessage>): ThreadMessage => ({
  id: 'm1',
  isOwn: true,
  body: { kind: 'text', text: userTexts.coffee },
  state: 'read',
  timeText: '18:05',
  stateText: 'Read',
  day: 'today',
  dayText: 'Today',
  ...more,
})

const states = ['held', 'sending', 'sent', 'delivered', 'read', 'failed'] as const

const meta = {
  title: 'Chat/MessageBubble',
  component: MessageBubble,
  decorators: [column],
  args: { message: message({}), labels, onRetry: fn(), onDrop: fn(), onOpenPhoto: fn() },
  parameters: page({
    what: 'One message with its time and, when it is one’s own, how far it has come.',
    when: 'In a preview of a conversation, a lander’s example, an icebreaker. ChatThread renders it itself.',
    whenNot: 'For a notice of the page: take AlertBanner.',
    good: 'Give the state in words as well; a screen reader hears who speaks before each message.',
    bad: 'Do not colour bubbles by person, and never show “Read” where the other keeps it to themselves.',
    keys: { Tab: 'to a photo, “Send again” and “Delete”', 'Enter, Space': 'opens or presses' },
    data: {
      'data-state': 'held, sending, sent, delivered, read, failed',
      'data-side': 'own, other',
    },
  }),
} satisfies Meta<typeof MessageBubble>

export default meta
type Story = StoryObj<typeof meta>

export const Own: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You:', { exact: false })).toBeInTheDocument()
  },
}

export const Other: Story = { args: { message: message({ isOwn: false }) } }

export const States: Story = {
  name: 'CHT-3 every state',
  render: (args, { loaded: { t } }) => (
    <>
      {states.map((state: ThreadMessageState) => (
        <MessageBubble
          {...args}
          key={state}
          message={message({ id: state, state, stateText: t(`chat:state.${state}`) })}
          labels={{
            own: t('chat:thread.you'),
            other: 'Anna',
            retry: t('chat:message.retry'),
            drop: t('chat:message.drop'),
          }}
        />
      ))}
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('failed')
  },
}

export const GiftAndPhotos: Story = {
  name: 'TRU-4 a photo is opened by its receiver',
  render: (args) => (
    <>
      <MessageBubble
        {...args}
        message={message({
          body: { kind: 'gift', name: 'A rose', picture: <Flower size={56} /> },
        })}
      />
      <MessageBubble
        {...args}
        message={message({
          id: 'veiled',
          isOwn: false,
          body: { kind: 'photo', photo: portrait(0), alt: 'A photo', veilText: 'Show the photo' },
        })}
      />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Show the photo/ }))
    await expect(args.onOpenPhoto).toHaveBeenCalledWith('veiled')
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'fi' },
  decorators: [narrow],
  args: {
    message: message({
      body: {
        kind: 'text',
        text: 'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas tulee lauantaina kahville.',
      },
      state: 'held',
      stateText: 'Odottaa, kunnes vahvistat sähköpostiosoitteesi',
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
