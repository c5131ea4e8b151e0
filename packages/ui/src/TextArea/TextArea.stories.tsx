import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { TextArea } from './index.ts'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  decorators: [column],
  args: { label: 'About you', name: 'about', onChange: fn() },
  parameters: page({
    since: '2026-11-20',
    aliases: ['multiline input'],
    what: 'Several lines of text; grows with what is typed.',
    when: 'For a text about oneself, a complaint, a note.',
    whenNot: 'For one line: TextField. For a message in a conversation: ChatComposer.',
    good: 'Say in the description what helps when writing, and set `maxLength` if there is a limit: the remaining characters are then shown.',
    bad: 'Do not put the hint only into the placeholder: it disappears with the first letter.',
    changes: {
      '2026-11-22':
        '`counterText` is gone: near `maxLength`, the remaining characters are shown. `minLength` and `isLabelHidden` are new.',
    },
    keys: { Enter: 'begins a new line', Tab: 'to the next field' },
  }),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: {
    description: 'A few honest lines say more than a long list.',
    rows: 3,
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Something here is not filled in the right way. Please check it.',
    defaultValue: userTexts.walk,
  },
}

export const GrowsWithWhatIsWritten: Story = {
  ...Plain,
  name: 'grows with what is written',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'About you' })
    const before = box.getBoundingClientRect().height
    await userEvent.type(box, 'One{Enter}two{Enter}three{Enter}four{Enter}five')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo\nthree\nfour\nfive')
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  focus: {},
  disabled: { isDisabled: true },
  error: { ...WithError.args },
})
