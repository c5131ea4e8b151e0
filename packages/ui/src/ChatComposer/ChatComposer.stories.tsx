import type { Meta, StoryObj } from '@storybook/react-vite'
import Gift from 'lucide-react/icons/gift'
import ImageIcon from 'lucide-react/icons/image'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../IconButton/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { ChatComposer } from './index.ts'

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  decorators: [column],
  args: {
    label: 'Message to Anna',
    placeholder: 'Write to Anna',
    value: '',
    onChange: fn(),
    onSend: fn(),
    description: '1 credit (€0.45) a message',
    maxLength: 100,
  },
  render: function Drafting(args) {
    const [draft, setDraft] = useState(args.value)
    return <ChatComposer {...args} value={draft} onChange={setDraft} />
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['message box', 'input bar'],
    what: 'Text area to write a message. It grows, shows the cost before sending and the remaining characters near the limit.',
    when: 'At the foot of a conversation, and for a first message on a profile.',
    whenNot: 'For text about oneself or a complaint: TextArea in a Form.',
    good: 'Keep the draft when the reader leaves the page, name the person in the label, and show the cost in credits and money.',
    bad: 'Do not clear the box before the message has been accepted. Do not disable it without a `disabledReason` that says why and what to do.',
    changes: {
      '2026-11-22':
        '`description` replaces `costText`, and `onSend` receives the text. `sendLabel` and `counterText` are gone: the component counts by itself near `maxLength`. It also works uncontrolled, with `defaultValue`. On a phone, the tools are below the box.',
    },
    keys: {
      Enter: 'sends',
      'Shift + Enter': 'begins a new line',
      Tab: 'from gift and photo to the box, then to the send button',
    },
    data: { 'data-full': 'on the counter when the limit is reached' },
  }),
} satisfies Meta<typeof ChatComposer>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NearlyFull: Story = {
  args: {
    value: userTexts.together,
  },
}

export const WithTools: Story = {
  args: {
    tools: (
      <>
        <IconButton label="Send a gift" icon={<Gift size="1em" />} />
        <IconButton label="Send a photo" icon={<ImageIcon size="1em" />} />
      </>
    ),
  },
}

export const Disabled: Story = {
  args: {
    value: userTexts.mill,
    disabledReason: 'Anna has blocked you, so you cannot write any more.',
  },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    placeholder: 'Schreibe Aleksandra-Wilhelmina eine Nachricht',
    description: 'Diese Nachricht kostet 1 Guthabenpunkt (0,45 €)',
    disabledReason: 'Bestätige zuerst deine E-Mail-Adresse, danach wird die Nachricht zugestellt.',
  },
}

export const EnterSendsShiftAndEnterBeginsALine: Story = {
  ...Empty,
  name: 'Enter sends, Shift and Enter begins a line',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'Message to Anna' })
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.type(box, '   {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.clear(box)
    const before = box.getBoundingClientRect().height
    await userEvent.type(box, 'Hello{Shift>}{Enter}{/Shift}there{Shift>}{Enter}{/Shift}you')
    await expect(box).toHaveValue('Hello\nthere\nyou')
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before)
    await userEvent.type(box, '{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledTimes(2)
  },
}

export const TheCostIsShownBeforeSending: Story = {
  name: 'CHT-4 the cost is shown before sending',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('1 credit (€0.45) a message')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '1 credit (€0.45) a message',
    )
  },
}

export const TheRemainingCharactersAreShownNearTheLimit: Story = {
  ...NearlyFull,
  name: 'CHT-4 the remaining characters are shown near the limit',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/left$/)).toBeVisible()
  },
}

export const WhatWasWrittenStaysWhenWritingIsNoLongerPossible: Story = {
  ...Disabled,
  name: 'what was written stays when writing is no longer possible',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('textbox')).toHaveValue(userTexts.mill)
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: { value: userTexts.mill },
    hover: { value: userTexts.mill },
    focus: { value: userTexts.mill },
    disabled: {
      value: userTexts.mill,
      disabledReason: 'Anna has blocked you, so you cannot write any more.',
    },
    empty: {},
    sending: { value: userTexts.mill, isSending: true },
  },
  { width: 'lg', target: 'textarea' },
)
