import type { Meta, StoryObj } from '@storybook/react-vite'
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart'
import { Button } from '../Button/index.ts'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { EmptyState } from './index.ts'

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No conversations yet',
    text: 'Find somebody you like and write a first line.',
    icon: <MessageCircleHeart size="1em" strokeWidth={1.5} />,
    action: <Button href="#search">See people</Button>,
  },
  parameters: page({
    what: 'Nothing here yet, and what helps.',
    when: 'In place of a list that is empty: no conversations, no likes, no search results.',
    whenNot: 'For what could not be loaded: ErrorState. While it loads: Skeleton.',
    good: 'Say why it is empty in the reader’s words and offer the one thing to do about it.',
    bad: 'Do not apologise, do not blame the filters without a way to clear them, and do not fill the place with invented people.',
    keys: { Tab: 'to the action' },
  }),
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {}

export const WordsOnly: Story = { args: { icon: undefined, action: undefined } }

export const LongGerman: Story = {
  name: 'LOC-5 long words at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Noch keine Übereinstimmungen in Ihrer Umgebung',
    text: 'Erweitern Sie den Umkreis oder verzichten Sie auf eine der Einschränkungen.',
    action: <Button href="#search">Sucheinschränkungen anpassen</Button>,
  },
}
