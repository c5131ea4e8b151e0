import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { EmptyState } from '../EmptyState/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna, crowd, joris, longName, margit } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { type Conversation, ConversationList } from './index.ts'

const conversations: readonly Conversation[] = [
  {
    ...anna,
    id: 'anna',
    href: '#anna',
    lastMessage: userTexts.mill,
    timeText: '5 minutes ago',
    dateTime: '2026-11-21T18:05',
    unread: { count: 2, label: '2 unread messages' },
    isOnline: true,
  },
  {
    ...margit,
    id: 'margit',
    href: '#margit',
    lastMessage: `You: ${userTexts.saturday}`,
    timeText: 'Yesterday',
    fictionalLabel: 'Fictional profile',
  },
  {
    ...joris,
    id: 'joris',
    href: '#joris',
    lastMessage: `Draft: ${userTexts.gladly}`,
    state: 'draft',
    timeText: '4 days ago',
  },
  {
    id: 'noor',
    href: '#noor',
    name: 'Noor',
    photo: null,
    lastMessage: `Not sent: ${userTexts.saturday}`,
    state: 'failed',
    timeText: '5 days ago',
  },
  ...crowd.slice(1, 4).map(({ id, name, photo }, index) => ({
    id,
    href: `#${id}`,
    name,
    photo,
    lastMessage: index === 1 ? 'A photo' : userTexts.journey,
    timeText: `${index + 2} weeks ago`,
    unread:
      index === 2
        ? { count: 120, label: '120 unread messages' }
        : { count: 0, label: '0 unread messages' },
  })),
]

const search = {
  label: 'Find a name',
  value: '',
  onChange: fn(),
  emptyMessage: 'No conversations yet',
}

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  decorators: [column],
  args: { label: 'Messages', content: { kind: 'conversations', conversations }, search },
  parameters: page({
    since: '2026-11-21',
    aliases: ['inbox'],
    what: 'Everybody the member writes with, the latest conversation first: who, the last message, when, and how many are unread.',
    when: 'As the page of messages, and beside an open conversation on wide windows.',
    whenNot: 'For likes or search results, which are cards.',
    good: 'Say in `lastMessage` what came last, and mark the open conversation with `isCurrent`. Offer the search from about six conversations on.',
    bad: 'Do not show a count that is not in the database, and do not sort by who pays.',
    changes: {
      '2026-11-23':
        'The search works without `value`, then the list filters by name; `defaultValue` is new.',
      '2026-11-22':
        'Renamed: `lastText` to `lastMessage`, `fictionalWarning` to `fictionalDescription`, `aside` to `end`, and `noneText` of the search to `emptyMessage`. `isOnline` replaces `onlineLabel`.',
    },
    keys: {
      Tab: 'from the search to each name, then to the element at the end of the row',
      Enter: 'opens the conversation',
      Escape: 'in the search, empties it',
    },
    data: {
      'data-content': '`loading`, `empty` or `conversations`',
      'data-current': 'on the open conversation',
      'data-unread': 'on a conversation with unread messages',
      'data-state': '`settled`, `draft` or `failed`',
      'data-fictional': 'on the label of a fictional person',
    },
  }),
} satisfies Meta<typeof ConversationList>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {}

export const Searching: Story = {
  render: function Searching(args) {
    const [value, setValue] = useState('')
    const fitting = conversations.filter(({ name }) =>
      name.toLowerCase().startsWith(value.toLowerCase()),
    )
    return (
      <ConversationList
        {...args}
        content={{ kind: 'conversations', conversations: fitting }}
        search={{
          label: 'Find a name',
          value,
          onChange: setValue,
          emptyMessage: `No conversation with “${value}”.`,
        }}
      />
    )
  },
}

export const BesideAConversation: Story = {
  args: {
    search: undefined,
    content: {
      kind: 'conversations',
      conversations: conversations.map((each, index) => ({
        ...each,
        isCurrent: index === 1,
        end: (
          <IconButton
            label={`More about the conversation with ${each.name}`}
            icon={<Ellipsis size="1em" />}
          />
        ),
      })),
    },
  },
}

export const Empty: Story = {
  args: {
    content: {
      kind: 'empty',
      message: (
        <EmptyState
          title="No conversations yet"
          description="Find someone you like and write a first line."
          icon={<MessageCircle size="1em" strokeWidth={1.5} />}
          actions={<Button href="#people">See profiles</Button>}
        />
      ),
    },
  },
}

export const LoadingRows: Story = {
  name: 'Loading, in the final shape',
  args: { content: { kind: 'loading', label: 'Loading your conversations' } },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Nachrichten',
    search: { ...search, label: 'Unterhaltung nach Namen suchen' },
    content: {
      kind: 'conversations',
      conversations: [
        {
          ...longName,
          id: 'long',
          href: '#long',
          lastMessage: 'Nicht verschickt: Benachrichtigungseinstellungen',
          state: 'failed',
          timeText: 'vor 25 Minuten',
          fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
          unread: { count: 12, label: '12 ungelesene Nachrichten' },
        },
        {
          ...anna,
          id: 'anna',
          href: '#anna',
          lastMessage: 'Du: Vielleicht Sonntagvormittag?',
          timeText: 'vorgestern',
          isOnline: true,
        },
      ],
    },
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Viestit',
    search: { ...search, label: 'Hae keskustelua nimellä' },
    content: {
      kind: 'conversations',
      conversations: [
        {
          ...margit,
          id: 'm',
          href: '#m',
          lastMessage: 'Keskeneräinen: Tavataanko lauantaina rautatieasemalla?',
          state: 'draft',
          timeText: 'toissapäivänä',
          fictionalLabel: 'Kuvitteellinen profiili',
        },
      ],
    },
  },
}

export const UnreadCountsLastWordsAndTime: Story = {
  ...List,
  name: 'CHT-1 unread counts, last words and time',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Messages' })
    const rows = within(list).getAllByRole('listitem')
    await expect(rows).toHaveLength(7)
    const [first] = rows
    await expect(first).toHaveTextContent('Saturday at eleven')
    await expect(first).toHaveTextContent('2 unread messages')
    await expect(within(list).getByText('99+')).toBeVisible()
    await expect(within(list).getByRole('link', { name: 'Anna' })).toHaveAttribute('href', '#anna')
  },
}

export const AFictionalPersonIsNamedSoInWords: Story = {
  name: 'TRU-1 a fictional person is named so in words',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fictional profile')).toBeVisible()
  },
}

export const SearchByName: Story = {
  ...Searching,
  name: 'CHT-1 search by name',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Find a name' })
    await userEvent.type(field, 'jo')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(field, 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No conversation with “jozz”.')
  },
}

export const TheListSearchesByItself: Story = {
  name: 'LIB-3 without a value the list filters by name itself',
  tags: ['test-only', '!autodocs'],
  args: { search: { label: search.label, emptyMessage: search.emptyMessage } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: search.label })
    await userEvent.type(field, 'jo')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(field, 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent(search.emptyMessage)
  },
}

export const ByKeyboard: Story = {
  name: 'CHT-1 by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Margit' })).toHaveFocus()
  },
}

export const TheOpenConversationIsMarked: Story = {
  ...BesideAConversation,
  name: 'the open conversation is marked',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Margit' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const TheLoadingListSaysWhatItLoads: Story = {
  ...LoadingRows,
  name: 'the loading list says what it loads',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading your conversations',
    )
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    hover: {},
    focus: {},
    loading: { content: { kind: 'loading', label: 'Loading your conversations' } },
    empty: { ...Empty.args },
  },
  { width: 'lg', target: 'li a' },
)
