import { ChatComposer } from '../ChatComposer/index.ts'
import { ChatThread } from '../ChatThread/index.ts'
import { ConversationList } from '../ConversationList/index.ts'
import { DayMark } from '../DayMark/index.ts'
import { GiftIcon } from '../GiftIcon/index.ts'
import { GiftPicker } from '../GiftPicker/index.ts'
import { IcebreakerPicker } from '../IcebreakerPicker/index.ts'
import { MessageBubble } from '../MessageBubble/index.ts'
import { TypingMark } from '../TypingMark/index.ts'
import { type Cases, nothing } from './parts.tsx'

const texts = {
  label: 'Conversation',
  own: 'You',
  other: 'Anna',
  retry: 'Again',
  drop: 'Drop',
  unread: 'New',
  loadingOlder: 'Loading',
  newest: 'Newest',
}

export const chatCases: Cases = {
  ChatComposer: {
    draw: (given) => (
      <ChatComposer
        {...given}
        label="Message"
        sendLabel="Send"
        value=""
        onChange={nothing}
        onSend={nothing}
      />
    ),
  },
  ChatThread: {
    draw: (given) => <ChatThread {...given} messages={[]} texts={texts} />,
  },
  ConversationList: {
    draw: (given) => (
      <ConversationList
        {...given}
        label="Messages"
        content={{
          kind: 'conversations',
          conversations: [{ id: 'a', href: '/a', name: 'Anna', lastText: 'Hello' }],
        }}
      />
    ),
  },
  DayMark: { draw: (given) => <DayMark {...given}>Today</DayMark> },
  GiftIcon: { draw: (given) => <GiftIcon {...given} name="rose" /> },
  GiftPicker: {
    draw: (given) => (
      <GiftPicker
        {...given}
        label="Gifts"
        options={[{ id: 'rose', label: 'Rose', costText: '12 credits' }]}
      />
    ),
  },
  IcebreakerPicker: {
    draw: (given) => (
      <IcebreakerPicker
        {...given}
        label="First line"
        lines={[{ id: 'a', text: 'Hello' }]}
        editLabel="Your words"
        sendText="Send"
        onSend={nothing}
      />
    ),
  },
  MessageBubble: {
    draw: (given) => (
      <MessageBubble
        {...given}
        message={{
          id: 'a',
          isOwn: true,
          body: { kind: 'text', text: 'Good evening' },
          state: 'sent',
          timeText: '18:05',
          day: 'today',
          dayText: 'Today',
        }}
        texts={texts}
      />
    ),
  },
  TypingMark: { draw: (given) => <TypingMark {...given}>Writing</TypingMark> },
}
