import type { Meta, StoryObj } from '@storybook/react-vite'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import { Button } from '../Button/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No conversations yet',
    description: 'Find someone you like and write a first line.',
    icon: <MessageCircleHeart size="1em" strokeWidth={1.5} />,
    actions: <Button href="#search">See profiles</Button>,
  },
  parameters: page({
    since: '2026-11-20',
    aliases: ['blank slate', 'zero state'],
    what: 'Says that there is nothing here yet, and what helps.',
    when: 'In place of a list that is empty: no conversations, no likes, no search results.',
    whenNot: 'For what could not be loaded: ErrorState. While it loads: Skeleton.',
    good: 'Say why it is empty in the reader’s words, and offer the one thing that helps. On a page of its own, pass an Illustration as `media`.',
    bad: 'Do not apologise, do not blame the filters without a way to clear them, and do not fill the gap with invented people.',
    changes: {
      '2026-11-22':
        '`text` is now `description` and `action` is now `actions`. `media` takes an Illustration.',
    },
    keys: { Tab: 'to the action' },
  }),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}

export const NoConversations: Story = { args: { media: <Illustration name="conversations" /> } }

export const NoLikes: Story = {
  args: {
    media: <Illustration name="likes" />,
    title: 'No likes yet',
    description: 'Like someone to let them know you are here.',
  },
}

export const NobodyFound: Story = {
  args: {
    media: <Illustration name="people" />,
    title: 'No one matches everything yet',
    description: 'Try a wider age range or a larger area, or look again in a few days.',
    actions: <Button href="#filters">Clear filters</Button>,
  },
}

export const NoPayments: Story = {
  args: {
    media: <Illustration name="payments" />,
    title: 'No payments yet',
    description: 'When you buy credits, the receipt is here.',
    actions: undefined,
  },
}

export const WordsOnly: Story = { args: { icon: undefined, actions: undefined } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Noch keine Übereinstimmungen in Ihrer Umgebung',
    description: 'Erweitern Sie den Umkreis oder verzichten Sie auf eine der Einschränkungen.',
    actions: <Button href="#search">Sucheinschränkungen anpassen</Button>,
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {} },
  {
    rows: {
      'with an action': {},
      'with a drawing': { media: <Illustration name="conversations" /> },
      'words only': { icon: undefined, actions: undefined },
    },
  },
)
