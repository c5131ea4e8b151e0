import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { joris, longName, margit } from '../stories/people.ts'
import { LikeModal } from './index.ts'

const meta = {
  title: 'People/LikeModal',
  component: LikeModal,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    person: { ...margit, href: '#margit' },
    title: 'Margit likes you',
    text: 'A like back makes it a match.',
    actionText: 'See the profile of Margit',
    laterText: 'Not now',
    closeLabel: 'Close',
  },
  parameters: page({
    coversWindow: true,
    what: 'Says once that somebody likes the reader, and leads to that person’s page by picture and by button.',
    when: 'Some time after a page was opened, for a like that is in the database.',
    whenNot: 'While something is being typed or paid, and never for a like that was not given.',
    good: 'Show it once for each like. Label a fictional person on the picture.',
    bad: 'Do not count down, and do not open it again after it was closed.',
    keys: {
      Tab: 'goes round inside the dialog',
      Enter: 'follows the button to the profile',
      Escape: 'closes; the focus goes back to where it was',
    },
    data: { 'data-fictional': 'on the label of a fictional person' },
  }),
} satisfies Meta<typeof LikeModal>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'MOD-1 picture and button lead to the profile',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Margit likes you' })
    await expect(dialog).toHaveAccessibleDescription(/A like back/)
    const button = within(dialog).getByRole('link', { name: 'See the profile of Margit' })
    await expect(button).toHaveAttribute('href', '#margit')
    for (const link of dialog.querySelectorAll('a'))
      await expect(link).toHaveAttribute('href', '#margit')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const Fictional: Story = {
  name: 'TRU-1 fictional',
  args: {
    person: { ...joris, href: '#joris', fictionalLabel: 'Fictional profile' },
    title: 'Joris likes you',
    text: 'This person does not exist. The profile is made up for entertainment, and you cannot meet in real life.',
    actionText: 'See the profile of Joris',
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('Fictional profile')).toBeVisible())
  },
}

export const GivesFocusBack: Story = {
  name: 'MOD-6 focus goes back',
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Likes</Button>
        <LikeModal {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Likes' })
    await userEvent.click(button)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 German',
  globals: { locale: 'de' },
  args: {
    person: {
      ...longName,
      href: '#a',
      fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
    },
    title: 'Aleksandra-Wilhelmina findet dich sympathisch',
    text: 'Sieh dir das Profil an. Wenn es passt, schreib ein paar Zeilen.',
    actionText: 'Profil von Aleksandra-Wilhelmina ansehen',
    laterText: 'Vielleicht später',
    closeLabel: 'Schließen',
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish',
  globals: { locale: 'fi' },
  args: {
    title: 'Margit on tykännyt sinusta',
    text: 'Käy katsomassa profiilia ja kirjoita, jos siltä tuntuu.',
    actionText: 'Avaa käyttäjän profiili',
    laterText: 'Myöhemmin',
    closeLabel: 'Sulje',
  },
}
