import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ChatComposer } from '../ChatComposer/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { ConversationList } from '../ConversationList/index.ts'
import { noop } from '../conformance/fixtures.tsx'
import { pageRoot } from '../conformance/pageRoot.tsx'
import { LikeModal } from '../LikeModal/index.ts'
import { MessageBubble, type ThreadMessage } from '../MessageBubble/index.ts'
import { NotificationList } from '../NotificationList/index.ts'
import { ProfileCard } from '../ProfileCard/index.ts'
import { ReportFlow } from '../ReportFlow/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'

const { host, show } = pageRoot()
host.style.inlineSize = '360px'

const hebrew = 'שלום, מה נשמע?'
const name = 'ליאת'
const photo = { src: 'data:,', width: 4, height: 5 }

const message: ThreadMessage = {
  id: 'first',
  isOwn: false,
  body: { kind: 'text', text: `${'מה שלומך היום? '.repeat(8)}טוב!` },
  state: 'read',
  timeText: '14:05',
  day: 'today',
  dayText: 'Today',
}

const conversations = (
  <ConversationList
    label="Messages"
    content={{
      kind: 'conversations',
      conversations: [{ id: 'a', href: '/a', name, lastMessage: hebrew }],
    }}
  />
)

const card = <ProfileCard name={name} age={34} photo={null} description={hebrew} />

test.each([
  ['a name in the list of conversations', name, conversations],
  ['the last message of a conversation', hebrew, conversations],
  ['a name on a card', name, card],
  ['the words on a card', hebrew, card],
  [
    'a name in the window of a like',
    name,
    <LikeModal
      key="like"
      isOpen
      title="Somebody likes you"
      person={{ name, age: 34, photo, href: '/a' }}
      actionLabel="See profile"
      laterLabel="Later"
    />,
  ],
  [
    'the words of a notification',
    hebrew,
    <NotificationList
      key="notification"
      label="Activity"
      content={{
        kind: 'notifications',
        notifications: [
          {
            id: 'a',
            kind: 'safety',
            title: 'A photo was refused',
            description: hebrew,
            href: '/a',
            timeText: 'now',
            dateTime: '2026-11-21',
          },
        ],
      }}
    />,
  ],
  [
    'what is reported',
    hebrew,
    <ReportFlow
      key="report"
      evidence={hebrew}
      reasons={[{ id: 'other', label: 'Something else' }]}
      sent={{ reason: 'other' }}
      onSubmit={noop}
      onDone={noop}
    />,
  ],
])('CHT-10 %s reads in its own direction', async (_, words, element) => {
  show(element)
  await expect.element(page.getByText(words, { exact: true })).toHaveStyle({ direction: 'rtl' })
})

test.each([
  [
    'a message',
    'textbox',
    <ChatComposer key="a" label="Words" defaultValue={hebrew} onSend={noop} />,
  ],
  ['a long text', 'textbox', <TextArea key="b" label="Words" defaultValue={hebrew} />],
  ['a name', 'textbox', <TextField key="c" label="Words" defaultValue={hebrew} />],
  ['a search', 'searchbox', <SearchField key="d" label="Words" defaultValue={hebrew} />],
  ['a town', 'combobox', <ComboBox key="e" label="Words" options={[]} text={hebrew} />],
] as const)(
  'CHT-10 the field for %s takes the direction of what is written',
  async (_, role, field) => {
    show(field)
    await expect.element(page.getByRole(role)).toHaveStyle({ direction: 'rtl' })
  },
)

/** Where the last line of the words stands within its element. */
function lastLineOf(words: string | RegExp) {
  const element = page.getByText(words).element()
  const range = document.createRange()
  range.selectNodeContents(element)
  const line = [...range.getClientRects()].at(-1) ?? new DOMRect()
  const frame = element.getBoundingClientRect()
  return { left: line.left - frame.left, right: frame.right - line.right }
}

test('CHT-10 the lines of a Hebrew message begin at the right of its bubble', () => {
  show(<MessageBubble message={message} name="Anna" />)
  const { left, right } = lastLineOf(/טוב!/)
  expect(right).toBeLessThan(1)
  expect(left).toBeGreaterThan(20)
})

test('CHT-10 a Hebrew name and last message begin where the rows around them do', () => {
  show(conversations)
  for (const words of [name, hebrew]) {
    const { left, right } = lastLineOf(words)
    expect(left).toBeLessThan(1)
    expect(right).toBeGreaterThan(20)
  }
})
