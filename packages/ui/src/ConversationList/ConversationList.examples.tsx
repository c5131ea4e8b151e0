import { anna, joris } from '../stories/people.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { type Conversation, ConversationList } from './index.ts'

const withAnna: Conversation = {
  id: 'anna',
  href: '#anna',
  name: anna.name,
  photo: anna.photo,
  lastMessage: userTexts.mill,
  timeText: '5 minutes ago',
}

const withJoris: Conversation = {
  id: 'joris',
  href: '#joris',
  name: joris.name,
  photo: joris.photo,
  lastMessage: `You: ${userTexts.gladly}`,
  timeText: 'Yesterday',
}

export const good = (
  <Stack>
    <ConversationList
      label="Messages, do"
      content={{
        kind: 'conversations',
        conversations: [{ ...withAnna, isCurrent: true }, withJoris],
      }}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <ConversationList
      label="Messages, don’t"
      content={{
        kind: 'conversations',
        conversations: [
          {
            ...withJoris,
            lastMessage: 'Premium member',
            timeText: '3 weeks ago',
            unread: { count: 120, label: '120 unread messages' },
          },
          { ...withAnna, lastMessage: 'New message' },
        ],
      }}
    />
  </Stack>
)
