import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChatComposer } from '../ChatComposer/index.ts'
import { InterestIcon } from '../InterestIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
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
        text: 'We both have “Hiking” on our profile. How did you come to it?',
        reason: 'Hiking',
        icon: <InterestIcon name="hiking" />,
      },
      {
        id: 'wine',
        text: '“Wine” is on my list too. What do you like most about it?',
        reason: 'Wine',
        icon: <InterestIcon name="wine" />,
      },
      {
        id: 'theater',
        text: 'I saw “Theatre” on your profile. When did you last have time for it?',
        reason: 'Theatre',
        icon: <InterestIcon name="theater" />,
      },
    ],
  },
  parameters: page({
    what: 'Three suggested opening messages based on what two people share. The chosen one is put into the composer.',
    when: 'At the beginning of a conversation, with the composer in which the chosen line is edited and sent.',
    whenNot: 'Once somebody has answered: from then on the words are the members’ own.',
    good: 'Show what each suggestion is based on. Move the focus to the composer once a line is chosen.',
    bad: 'Do not send on choosing, and do not offer a line twice to the same two people.',
    keys: { Tab: 'from line to line', 'Enter, Space': 'puts the line into the composer' },
  }),
} satisfies Meta<typeof IcebreakerPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'MOD-4 a line is chosen, changed and sent',
  render: function Writing(args) {
    const [text, setText] = useState('')
    return (
      <>
        <IcebreakerPicker
          {...args}
          onPick={(line) => {
            args.onPick(line)
            setText(line.text)
          }}
        />
        <ChatComposer
          label="Message to Anna"
          sendLabel="Send"
          value={text}
          onChange={setText}
          onSend={() => sent(text)}
        />
      </>
    )
  },
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

export const ByKeyboard: Story = {
  name: 'MOD-4 by keyboard',
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

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button'))
      await expect(button).toBeDisabled()
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Ein erster Satz an Aleksandra-Wilhelmina',
    lines: [
      {
        id: 'a',
        text: 'Welche Landschaftsschutzgebiete bei dir in der Umgebung sollte niemand verpassen?',
        reason: 'Ihr liebt beide Landschaftsfotografie',
        icon: <InterestIcon name="photography" />,
      },
      { id: 'b', text: 'Lieber Lagerfeuer oder Dachterrasse?', reason: 'Ihr liebt beide Wein' },
    ],
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
    label: 'Ensimmäinen viesti käyttäjälle Anna',
    lines: [
      {
        id: 'a',
        text: 'Mikä kansallispuisto kannattaisi ehdottomasti nähdä tänä syksynä?',
        reason: 'Pidätte kumpikin vaeltamisesta',
        icon: <InterestIcon name="hiking" />,
      },
      {
        id: 'b',
        text: 'Kahvia vai teetä kesämökin laiturilla?',
        reason: 'Pidätte kumpikin teestä',
      },
    ],
  },
}
