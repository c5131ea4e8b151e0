import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { column } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { userTexts } from '../stories/userTexts.ts'
import { TextArea } from './index.ts'

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  decorators: [column],
  args: { label: 'About you', name: 'about', onChange: fn() },
  parameters: page({
    what: 'Several lines of text; grows with what is typed.',
    when: 'For words about oneself, a complaint, a note.',
    whenNot: 'For one line: TextField. For a message in a conversation: ChatComposer.',
    good: 'Say in the description what helps to write, and show what is left as `counterText` when there is a limit.',
    bad: 'Do not put the hint into the placeholder only: it goes with the first letter.',
    keys: { Enter: 'begins a new line', Tab: 'to the next field' },
  }),
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  args: {
    description: 'A few honest lines say more than a long list.',
    counterText: '412 characters left',
    rows: 3,
  },
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('textbox', { name: 'About you' })
    const before = box.getBoundingClientRect().height
    await userEvent.type(box, 'One{Enter}two{Enter}three{Enter}four{Enter}five')
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo\nthree\nfour\nfive')
    await expect(box.getBoundingClientRect().height).toBeGreaterThan(before)
  },
}

export const WithError: Story = {
  args: {
    errorMessage: 'Something here is not filled in the right way. Please check it.',
    defaultValue: userTexts.walk,
  },
}
