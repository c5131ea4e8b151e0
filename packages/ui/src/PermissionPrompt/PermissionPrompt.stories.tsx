import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { PermissionPrompt } from './index.ts'

const meta = {
  title: 'Feedback/PermissionPrompt',
  component: PermissionPrompt,
  args: {
    kind: 'push',
    title: 'Shall we tell you when someone writes?',
    description: 'A short notification appears on this device, even while the page is closed.',
    points: [
      'It never shows the text of a message.',
      'You can switch it off at any time in the settings.',
    ],
    onAllow: fn(),
    onDecline: fn(),
  },
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['push prompt', 'location prompt'],
    what: 'Explains a permission before the browser asks for it: what it is for, what it is not for, and that no is an answer.',
    when: 'After something that shows the use of it: the first message sent, the wish to see people nearby.',
    whenNot: 'On arrival, over a page, or again after a no.',
    good: 'Ask the browser only in `onAllow`. Store a no with its date, and say where it can be changed later.',
    bad: 'Do not make things depend on it that work without it, and do not make the no smaller than the yes.',
    keys: { 'Enter, Space': 'answers', Tab: 'to the other answer' },
    data: { 'data-state': '`unasked`, `asking`, `granted` or `denied`' },
  }),
} satisfies Meta<typeof PermissionPrompt>

export default meta
type Story = StoryObj<typeof meta>

export const Push: Story = {}

export const Location: Story = {
  args: {
    kind: 'location',
    title: 'Where do you live?',
    description: 'So we can show you people nearby. We never ask for your address.',
    points: ['Others see your region, never a point on a map.'],
  },
}

export const Asking: Story = { args: { state: 'asking' } }

export const Granted: Story = { args: { state: 'granted' } }

export const Denied: Story = { args: { state: 'denied' } }

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    title: 'Benachrichtigungen über Unterhaltungen',
    description: 'Die Benachrichtigungseinstellungen bleiben jederzeit veränderbar.',
    points: ['Sperrbildschirmbenachrichtigungen enthalten keinen Nachrichtentext.'],
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    focus: {},
    asking: { ...Asking.args },
    granted: { ...Granted.args },
    denied: { ...Denied.args },
  },
  { width: 'lg', rows: { push: {}, location: { ...Location.args } } },
)

export const TakesANo: Story = {
  ...Push,
  name: 'PSH-1 asks only after a yes, and takes a no',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(args.onAllow).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }))
    await expect(args.onAllow).toHaveBeenCalledOnce()
  },
}

export const SaysWhereToChangeIt: Story = {
  ...Denied,
  name: 'SRC-3 a blocked permission says where it can be changed',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent(/settings of the browser/)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
