import { ChatComposer } from '../ChatComposer/index.ts'
import { ChatThread } from '../ChatThread/index.ts'
import { ConversationList } from '../ConversationList/index.ts'
import { DayMark } from '../DayMark/index.ts'
import { GiftIcon } from '../GiftIcon/index.ts'
import { GiftPicker } from '../GiftPicker/index.ts'
import { IcebreakerPicker } from '../IcebreakerPicker/index.ts'
import { MessageBubble } from '../MessageBubble/index.ts'
import { MessageMenu } from '../MessageMenu/index.ts'
import { TypingMark } from '../TypingMark/index.ts'
import { type Cases, noop } from './fixtures.tsx'

export const chatCases: Cases = {
  ChatComposer: {
    render: (rootProps) => (
      <ChatComposer {...rootProps} label="Message" value="" onChange={noop} onSend={noop} />
    ),
  },
  ChatThread: {
    render: (rootProps) => <ChatThread {...rootProps} messages={[]} name="Anna" />,
  },
  ConversationList: {
    render: (rootProps) => (
      <ConversationList
        {...rootProps}
        label="Messages"
        content={{
          kind: 'conversations',
          conversations: [{ id: 'a', href: '/a', name: 'Anna', lastMessage: 'Hello' }],
        }}
      />
    ),
  },
  DayMark: { render: (rootProps) => <DayMark {...rootProps}>Today</DayMark> },
  GiftIcon: { render: (rootProps) => <GiftIcon {...rootProps} name="rose" /> },
  GiftPicker: {
    render: (rootProps) => (
      <GiftPicker
        {...rootProps}
        label="Gifts"
        options={[{ id: 'rose', label: 'Rose', credits: 12 }]}
      />
    ),
  },
  IcebreakerPicker: {
    render: (rootProps) => (
      <IcebreakerPicker
        {...rootProps}
        label="First line"
        lines={[{ id: 'a', label: 'Hello' }]}
        onPick={noop}
      />
    ),
  },
  MessageBubble: {
    render: (rootProps) => (
      <MessageBubble
        {...rootProps}
        message={{
          id: 'a',
          isOwn: true,
          body: { kind: 'text', text: 'Good evening' },
          state: 'sent',
          timeText: '18:05',
          day: 'today',
          dayText: 'Today',
        }}
        name="Anna"
      />
    ),
  },
  TypingMark: { render: (rootProps) => <TypingMark {...rootProps} name="Anna" /> },
  MessageMenu: {
    render: (rootProps) => <MessageMenu {...rootProps} text="Hello" onReport={noop} />,
  },
}
