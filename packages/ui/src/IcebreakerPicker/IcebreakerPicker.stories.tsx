import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { InterestIcon } from '../InterestIcon/index.ts'
import { column, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { IcebreakerPicker } from './index.ts'

const meta = {
  title: 'Chat/IcebreakerPicker',
  component: IcebreakerPicker,
  decorators: [column],
  args: {
    label: 'A first line to Anna',
    editLabel: 'In your own words',
    sendText: 'Send',
    costText: '2 credits (€0.90) a message',
    maxLength: 200,
    onSend: fn(),
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
    what: 'Three suggested opening messages based on what two people share. One is chosen, edited and sent.',
    when: 'At the beginning of a conversation, in the modal that opens after a like or on an empty thread.',
    whenNot: 'Once somebody has answered: from then on the words are the members’ own.',
    good: 'Show what each suggestion is based on. Keep edits when another one is chosen.',
    bad: 'Do not send on choosing, and do not offer a line twice to the same two people.',
    keys: {
      'Arrow keys': 'choose another line',
      Tab: 'to the text area, then to the button',
      Enter: 'on the button, sends',
    },
  }),
} satisfies Meta<typeof IcebreakerPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'MOD-4 a line is chosen, changed and sent',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('textbox', { name: 'In your own words' })
    await expect(box).toHaveValue('We both have “Hiking” on our profile. How did you come to it?')
    await userEvent.click(canvas.getByRole('radio', { name: /Wine/ }))
    await userEvent.type(box, ' I prefer red.')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onSend).toHaveBeenCalledWith({
      id: 'wine',
      text: '“Wine” is on my list too. What do you like most about it? I prefer red.',
    })
  },
}

export const ByKeyboard: Story = {
  name: 'MOD-4 by keyboard, changes kept for each line',
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: /Hiking/ })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{End} Tell me.')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}')
    const box = canvas.getByRole('textbox')
    await expect(box).toHaveValue('“Wine” is on my list too. What do you like most about it?')
    await userEvent.keyboard('{ArrowUp}')
    await expect(box).toHaveValue(
      'We both have “Hiking” on our profile. How did you come to it? Tell me.',
    )
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const EmptyWords: Story = {
  name: 'An empty message is not sent',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

export const Pending: Story = { args: { isPending: true } }

export const WithError: Story = {
  args: { errorMessage: 'Your message is still empty. Please write a few words.' },
}

export const Disabled: Story = { args: { isDisabled: true } }

export const LongGerman: Story = {
  name: 'LOC-5 German at 320 px',
  globals: { locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Ein erster Satz an Aleksandra-Wilhelmina',
    editLabel: 'In deinen eigenen Worten',
    sendText: 'Nachricht verschicken',
    costText: '2 Guthabenpunkte (0,90 €), du hast 24',
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
    editLabel: 'Omin sanoin',
    sendText: 'Lähetä viesti',
    costText: '2 krediittiä (0,90 €), sinulla on 24',
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
