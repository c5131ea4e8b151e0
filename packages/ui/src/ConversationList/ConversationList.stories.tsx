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
import { userTexts } from '../stories/userTexts.ts'
import { type Conversation, ConversationList } from './index.ts'

const conversations: readonly Conversation[] = [
  {
    ...anna,
    id: 'anna',
    href: '#anna',
    lastText: userTexts.mill,
    timeText: '5 minutes ago',
    dateTime: '2026-11-21T18:05',
    unread: { count: 2, label: '2 unread messages' },
    onlineLabel: 'Online now',
  },
  {
    ...margit,
    id: 'margit',
    href: '#margit',
    lastText: `You: ${userTexts.saturday}`,
    timeText: 'Yesterday',
    fictionalLabel: 'Fictional profile',
  },
  {
    ...joris,
    id: 'joris',
    href: '#joris',
    lastText: `Draft: ${userTexts.gladly}`,
    state: 'draft',
    timeText: '4 days ago',
  },
  {
    id: 'noor',
    href: '#noor',
    name: 'Noor',
    photo: null,
    lastText: `Not sent: ${userTexts.saturday}`,
    state: 'failed',
    timeText: '5 days ago',
  },
  ...crowd.slice(1, 4).map(({ id, name, photo }, index) => ({
    id,
    href: `#${id}`,
    name,
    photo,
    lastText: index === 1 ? 'A photo' : userTexts.journey,
    timeText: `${index + 2} weeks ago`,
    unread:
      index === 2
        ? { count: 120, label: '120 unread messages' }
        : { count: 0, label: '0 unread messages' },
  })),
]

const search = { label: 'Find a name', value: '', onChange: fn(), noneText: 'No conversations yet' }

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  decorators: [column],
  args: { label: 'Messages', content: { kind: 'conversations', conversations }, search },
  parameters: page({
    what: 'Everybody one writes with, the latest first: who, the last words, when, how many are unread.',
    when: 'As the page of messages, and beside an open conversation on wide windows.',
    whenNot: 'For likes or search results, which are cards.',
    good: 'Say in `lastText` what the last thing was. Mark the open conversation with `isCurrent`. Offer the search from about six on.',
    bad: 'Do not show a count that is not in the database, and do not sort by who pays.',
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

export const List: Story = {
  name: 'CHT-1 unread counts, last words and time',
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

export const Fictional: Story = {
  name: 'TRU-1 fictional in words',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Fictional profile')).toBeVisible()
  },
}

export const Searching: Story = {
  name: 'CHT-1 search by name',
  render: function Searching(args, { loaded: { t } }) {
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
          noneText: t('chat:list.none_named', { name: value }),
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('searchbox', { name: 'Find a name' })
    await userEvent.type(field, 'jo')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(field, 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No conversation with “jozz”.')
  },
}

export const ByKeyboard: Story = {
  name: 'CHT-1 by keyboard',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Anna' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Margit' })).toHaveFocus()
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
        aside: (
          <IconButton
            label={`More about the conversation with ${each.name}`}
            icon={<Ellipsis size="1em" />}
          />
        ),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Margit' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  },
}

export const Empty: Story = {
  args: {
    content: {
      kind: 'empty',
      message: (
        <EmptyState
          title="No conversations yet"
          text="Find somebody you like and write a first line."
          icon={<MessageCircle size="1em" strokeWidth={1.5} />}
          action={<Button href="#people">See people</Button>}
        />
      ),
    },
  },
}

export const LoadingRows: Story = {
  name: 'Loading, in the final shape',
  args: { content: { kind: 'loading', label: 'Loading your conversations' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Loading your conversations',
    )
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
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
          lastText: 'Nicht verschickt: Benachrichtigungseinstellungen',
          state: 'failed',
          timeText: 'vor 25 Minuten',
          fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
          unread: { count: 12, label: '12 ungelesene Nachrichten' },
        },
        {
          ...anna,
          id: 'anna',
          href: '#anna',
          lastText: 'Du: Vielleicht Sonntagvormittag?',
          timeText: 'vorgestern',
          onlineLabel: 'Gerade online',
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish at 320 px',
  globals: { locale: 'fi' },
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
          lastText: 'Keskeneräinen: Tavataanko lauantaina rautatieasemalla?',
          state: 'draft',
          timeText: 'toissapäivänä',
          fictionalLabel: 'Kuvitteellinen profiili',
        },
      ],
    },
  },
}
