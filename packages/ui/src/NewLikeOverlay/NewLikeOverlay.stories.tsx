import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { NewLikeOverlay } from './index.ts'

const meta = {
  title: 'People/NewLikeOverlay',
  component: NewLikeOverlay,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    photo: portrait(4),
    title: 'Margit likes you',
    text: 'A like back makes it a match.',
    closeText: 'Close',
  },
  parameters: page({
    coversWindow: true,
    what: 'A new like, over the whole page and in the brand’s own colours. A click anywhere closes it.',
    when: 'At the moment when a like arrives or when the introduced person is shown.',
    whenNot: 'In a conversation, in a payment, or twice for one like.',
    good: 'Keep to a name and one sentence. Label a fictional person.',
    bad: 'Do not add a second action: the person is listed among the likes.',
    keys: { 'Enter, Space': 'close', Escape: 'closes', Tab: 'stays on the one button' },
    data: { 'data-fictional': 'on the label of a fictional person' },
  }),
} satisfies Meta<typeof NewLikeOverlay>

export default meta
type Story = StoryObj<typeof meta>

export const AnyClickCloses: Story = {
  name: 'MOD-2 a click anywhere closes it once',
  play: async ({ args }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Margit likes you' })
    await userEvent.click(within(overlay).getByText('A like back makes it a match.'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const ByKeyboard: Story = {
  name: 'MOD-6 the button has the focus, Enter closes, focus goes back',
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setOpen(true)}>Likes</Button>
        <NewLikeOverlay {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Likes' })
    await userEvent.click(opener)
    const overlay = await screen.findByRole('dialog')
    await waitFor(() =>
      expect(within(overlay).getByRole('button', { name: 'Close' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Fictional: Story = {
  name: 'TRU-1 fictional',
  args: { fictionalLabel: 'Fictional profile' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Fictional profile')).toBeVisible())
  },
}

export const LongGerman: Story = {
  name: 'LOC-5 German',
  globals: { locale: 'de' },
  args: {
    title: 'Aleksandra-Wilhelmina findet dich sympathisch',
    text: 'Du findest das Profil jederzeit unter deinen Sympathiebekundungen.',
    closeText: 'Verstanden, weiterstöbern',
    fictionalLabel: 'Von der Redaktion betreutes Unterhaltungsprofil (fiktiv)',
  },
}

export const LongFinnish: Story = {
  name: 'LOC-5 Finnish',
  globals: { locale: 'fi' },
  args: {
    title: 'Margit on tykännyt sinusta',
    text: 'Löydät hänet omista tykkäyksistäsi.',
    closeText: 'Jatka selaamista',
  },
}
