import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../EmptyState/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { anna, joris, margit } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type NotificationItem, NotificationList } from './index.ts'

const notifications: readonly NotificationItem[] = [
  {
    id: 'a',
    kind: 'match',
    title: 'You and Anna like each other.',
    href: '#anna',
    person: anna,
    timeText: '18:05',
    dateTime: '2026-03-03T18:05',
    isUnread: true,
  },
  {
    id: 'b',
    kind: 'like',
    title: 'Joris likes you',
    href: '#joris',
    person: { ...joris, fictionalLabel: 'Fictional profile' },
    timeText: '5 minutes ago',
    dateTime: '2026-03-03T17:40',
    isUnread: true,
  },
  {
    id: 'c',
    kind: 'message',
    title: 'Margit has written to you',
    href: '#margit',
    person: { ...margit, photo: null },
    timeText: '09:12',
    dateTime: '2026-03-03T09:12',
  },
  {
    id: 'd',
    kind: 'safety',
    title: 'We have decided about your report',
    description: 'Case number 2026-000123',
    href: '#case',
    timeText: 'Yesterday',
    dateTime: '2026-03-02T15:00',
  },
  {
    id: 'e',
    kind: 'credits',
    title: '100 credits added',
    href: '#payments',
    timeText: '4 days ago',
    dateTime: '2026-03-01T12:00',
  },
]

const meta = {
  title: 'Feedback/NotificationList',
  component: NotificationList,
  decorators: [column],
  args: { label: 'Notices', content: { kind: 'notifications', notifications }, onReadAll: fn() },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['inbox', 'activity'],
    what: 'What happened since the last visit, latest first; each entry leads to what it is about. New ones are tinted, bold and read aloud as new.',
    when: 'On a page of its own, or in a sheet behind the bell.',
    whenNot:
      'For the answer to an action: Toast. For something that must be done: AlertBanner. For conversations: ConversationList.',
    good: 'Write what happened in one sentence, with the person first. Take times and counts from the database.',
    bad: 'Do not list reminders or offers as if somebody had done something, and do not hide the label of a fictional person.',
    keys: { Tab: 'to the next entry', Enter: 'opens what it is about' },
    data: {
      'data-content': '`loading`, `empty` or `notifications`',
      'data-kind': 'what it is about, on an entry',
      'data-unread': 'on an entry that is new',
    },
  }),
} satisfies Meta<typeof NotificationList>

export default meta
type Story = StoryObj<typeof meta>

export const SomeNew: Story = {}

export const AllRead: Story = {
  args: {
    content: {
      kind: 'notifications',
      notifications: notifications.map((each) => ({ ...each, isUnread: false })),
    },
  },
}

export const Loading: Story = { args: { content: { kind: 'loading' } } }

export const Empty: Story = {
  args: {
    content: {
      kind: 'empty',
      message: (
        <EmptyState
          media={<Illustration name="notifications" />}
          title="Nothing new"
          description="Likes, messages and answers from us are listed here."
        />
      ),
    },
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    content: {
      kind: 'notifications',
      notifications: [
        {
          id: 'a',
          kind: 'account',
          title: 'Kaksivaiheisen tunnistautumisen palautuskoodisi on uusittu',
          description: 'Turvallisuusasetuksiasi muutettiin tietokoneselaimella.',
          href: '#a',
          timeText: '18.05',
          dateTime: '2026-03-03T18:05',
          isUnread: true,
        },
      ],
    },
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: { ...AllRead.args },
    hover: { ...AllRead.args },
    focus: { ...AllRead.args },
    loading: { ...Loading.args },
    empty: { ...Empty.args },
    unread: {},
  },
  { width: 'lg', target: 'li a' },
)

export const NewOnesAreReadAsNew: Story = {
  ...SomeNew,
  name: 'LIK-1 new entries are read as new, and all can be marked as read',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const list = canvas.getByRole('list', { name: 'Notices' })
    await expect(within(list).getAllByRole('link', { name: /^New: / })).toHaveLength(2)
    await expect(within(list).getByText('Fictional profile')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(args.onReadAll).toHaveBeenCalledOnce()
  },
}
