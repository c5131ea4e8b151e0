import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatComposer } from '../ChatComposer/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { IcebreakerPicker } from './index.ts'

const sent = fn()

const meta = {
  title: 'Chat/IcebreakerPicker',
  component: IcebreakerPicker,
  decorators: [column],
  args: {
    label: 'A first line to Anna',
    onPick: fn(),
    lines: [
      {
        id: 'hiking',
        label: 'We both have “Hiking” on our profile. What does it mean to you?',
        description: 'Hiking',
        icon: <InterestIcon name="hiking" />,
      },
      {
        id: 'wine',
        label: '“Wine” is on my list too. What do you like most about it?',
        description: 'Wine',
        icon: <InterestIcon name="wine" />,
      },
      {
        id: 'theater',
        label: 'I saw “Theatre” on your profile. Will you tell me more?',
        description: 'Theatre',
        icon: <InterestIcon name="theater" />,
      },
    ],
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['conversation starter', 'prompt'],
    what: 'Three suggested opening messages based on what two people share. The chosen one is put into the composer.',
    when: 'At the beginning of a conversation, with the composer in which the chosen line is edited and sent.',
    whenNot: 'Once somebody has answered: from then on, the members write for themselves.',
    good: 'Show what each suggestion is based on, and move the focus to the composer once one is chosen.',
    bad: 'Do not suggest lines that would suit anybody, do not send on choosing, and do not offer a line twice to the same two people.',
    changes: {
      '2026-11-22': 'In a suggestion, `text` is now `label` and `reason` is now `description`.',
    },
    keys: { Tab: 'from line to line', 'Enter, Space': 'puts the line into the composer' },
  }),
} satisfies Meta<typeof IcebreakerPicker>

export default meta
type Story = StoryObj<typeof meta>

export const WithComposer: Story = {
  name: 'Above the composer',
  render: function Writing(args) {
    const [text, setText] = useState('')
    return (
      <>
        <IcebreakerPicker
          {...args}
          onPick={(line) => {
            args.onPick(line)
            setText(line.label)
          }}
        />
        <ChatComposer
          label="Message to Anna"
          value={text}
          onChange={setText}
          onSend={() => sent(text)}
        />
      </>
    )
  },
}

export const Plain: Story = {}

export const Disabled: Story = {
  args: { isDisabled: true },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Ein erster Satz an Aleksandra-Wilhelmina',
    lines: [
      {
        id: 'a',
        label: 'Welche Landschaftsschutzgebiete bei dir in der Umgebung sollte niemand verpassen?',
        description: 'Ihr liebt beide Landschaftsfotografie',
        icon: <InterestIcon name="photography" />,
      },
      {
        id: 'b',
        label: 'Lieber Lagerfeuer oder Dachterrasse?',
        description: 'Ihr liebt beide Wein',
      },
    ],
  },
}

export const LongFinnish: Story = {
  name: 'Long words in Finnish, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'fi' },
  decorators: [narrow],
  args: {
    label: 'Ensimmäinen viesti käyttäjälle Anna',
    lines: [
      {
        id: 'a',
        label: 'Mikä kansallispuisto kannattaisi ehdottomasti nähdä tänä syksynä?',
        description: 'Pidätte kumpikin vaeltamisesta',
        icon: <InterestIcon name="hiking" />,
      },
      {
        id: 'b',
        label: 'Kahvia vai teetä kesämökin laiturilla?',
        description: 'Pidätte kumpikin teestä',
      },
    ],
  },
}

export const ALineIsChosenChangedAndSent: Story = {
  ...WithComposer,
  name: 'MOD-4 a line is chosen, changed and sent',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Wine/ }))
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'wine' }))
    await expect(sent).not.toHaveBeenCalled()
    const box = canvas.getByRole('textbox', { name: 'Message to Anna' })
    await expect(box).toHaveValue('“Wine” is on my list too. What do you like most about it?')
    await userEvent.type(box, ' I prefer red.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(sent).toHaveBeenCalledWith(
      '“Wine” is on my list too. What do you like most about it? I prefer red.',
    )
  },
}

export const ALineIsChosenByKeyboard: Story = {
  ...Plain,
  name: 'MOD-4 a line is chosen by keyboard',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'A first line to Anna' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.tab()
    await userEvent.tab()
    await expect(within(list).getByRole('button', { name: /Wine/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPick).toHaveBeenCalledOnce()
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ id: 'wine' }))
  },
}

export const NoLineCanBeChosenWhileDisabled: Story = {
  ...Disabled,
  name: 'no line can be chosen while disabled',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button).toBeDisabled()
  },
}

export const AllStates = statesOf(meta, {
  rest: {},
  hover: {},
  pressed: {},
  focus: {},
  disabled: { isDisabled: true },
})
