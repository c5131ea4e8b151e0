import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Disclosure } from './index.ts'

const meta = {
  title: 'Actions/Disclosure',
  component: Disclosure,
  decorators: [column],
  args: {
    title: 'E-mails to you',
    children: 'Each change is saved at once.',
    onOpenChange: fn(),
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['accordion', 'collapse', 'expander'],
    what: 'A heading that shows and hides what is below it, without leaving the page. It also opens without JavaScript, and when the browser finds a word inside it.',
    when: 'For answers to questions, rarely needed settings and details of a payment.',
    whenNot:
      'For actions: Menu. For a short explanation beside a word: Popover. For parts of a page of equal weight: Tabs.',
    good: 'Let the closed heading say enough to choose by, and put the current choice into the description. Give several the same `name` if only one should be open.',
    bad: 'Do not hide what must be read before paying or agreeing, and do not put one into another.',
    keys: {
      'Enter, Space': 'opens and closes it',
      Tab: 'to the next heading, or into the content',
    },
  }),
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = { args: { defaultOpen: true } }

export const Card: Story = {
  args: {
    variant: 'card',
    title: 'E-mails to you',
    description: 'New messages in my conversations',
    icon: <Bell size="1em" />,
    children: 'Each change is saved at once.',
    defaultOpen: true,
  },
}

export const OneOfSeveral: Story = {
  render: () => (
    <div>
      <Disclosure name="help" title="Password" defaultOpen>
        After the change you stay logged in here. Other devices are logged out.
      </Disclosure>
      <Disclosure name="help" title="Language">
        For these pages and for e-mails to you.
      </Disclosure>
      <Disclosure name="help" title="E-mails to you">
        Each change is saved at once.
      </Disclosure>
    </div>
  ),
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    variant: 'card',
    title: 'Benachrichtigungseinstellungen und Datenschutzgrundverordnung',
    description: 'Zwei Benachrichtigungskategorien ausgeschaltet',
    defaultOpen: true,
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, focus: {}, open: { defaultOpen: true } },
  { rows: { plain: {}, card: { variant: 'card' } }, target: 'summary' },
)

export const OpensByKeyAndByPointer: Story = {
  ...Closed,
  name: 'opens and closes by key and by pointer',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const heading = canvas.getByRole('heading', { name: 'E-mails to you' })
    const text = canvas.getByText(/Each change is saved/)
    await expect(text).not.toBeVisible()
    await userEvent.click(heading)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true)
    await expect(text).toBeVisible()
    await userEvent.click(heading)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

export const OneIsOpenAtATime: Story = {
  ...OneOfSeveral,
  name: 'of several with one name, one is open',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('heading', { name: 'Language' }))
    await expect(canvas.getByText(/For these pages/)).toBeVisible()
    const open = canvasElement.querySelectorAll('details[open]')
    await expect(open).toHaveLength(1)
  },
}
