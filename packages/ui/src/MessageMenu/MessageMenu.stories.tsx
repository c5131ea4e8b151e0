import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { MessageMenu } from './index.ts'

const meta = {
  title: 'Chat/MessageMenu',
  component: MessageMenu,
  args: { text: userTexts.saturday, onDelete: fn(), onReport: fn() },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '15rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: page({
    since: '2026-11-22',
    status: 'new',
    aliases: ['context menu', 'copy', 'delete'],
    what: 'What can be done with one message: copy its text, report it, delete it.',
    when: 'Beside each message of a thread.',
    whenNot:
      'For the conversation as a whole: Menu in its head. For a message that was not sent: the buttons of MessageBubble.',
    good: 'Leave out what does not apply: a message of one’s own has no `onReport`, a photo no `text`. Ask before deleting.',
    bad: 'Do not make reporting harder to find than deleting.',
    keys: {
      'Enter, Space, Arrow down': 'opens it',
      'Arrow up, Arrow down': 'to the next entry',
      Escape: 'closes it and gives the focus back',
    },
  }),
} satisfies Meta<typeof MessageMenu>

export default meta
type Story = StoryObj<typeof meta>

export const OfAnother: Story = { args: { isOpen: true } }

export const Own: Story = {
  render: ({ text, onDelete }) => <MessageMenu text={text} onDelete={onDelete} isOpen />,
}

export const Photo: Story = { args: { isOpen: true, text: undefined } }

export const Closed: Story = {}

export const AllStates = statesOf(
  meta,
  { rest: {}, hover: {}, pressed: {}, focus: {}, open: { isOpen: true } },
  { openHeight: '15rem' },
)

export const CopiesAndReports: Story = {
  ...Closed,
  name: 'copies the text and says so, and reports',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const copied: string[] = []
    const write = navigator.clipboard.writeText
    navigator.clipboard.writeText = async (text) => {
      copied.push(text)
    }
    const canvas = within(canvasElement)
    const open = () =>
      userEvent.click(canvas.getByRole('button', { name: 'More about this message' }))
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy text' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(copied).toEqual([args.text])
    navigator.clipboard.writeText = write
    await open()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report' }))
    await expect(args.onReport).toHaveBeenCalledOnce()
    await expect(args.onDelete).not.toHaveBeenCalled()
  },
}
