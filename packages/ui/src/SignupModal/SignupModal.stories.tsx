import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Photo } from '../Photo/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { TextField } from '../TextField/index.ts'
import { SignupModal } from './index.ts'

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
} as const

const art = <Photo photo={portrait(10, 1)} alt="" ratio={2 / 3} />

const meta = {
  title: 'People/SignupModal',
  component: SignupModal,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Create your account',
    text: 'Free to join. No subscription, ever.',
    closeLabel: 'Close',
    underWayText: 'One moment',
    art,
    foot: (
      <>
        Already a member? <a href="#login">Log in</a>
      </>
    ),
    children: (
      <form style={form}>
        <TextField label="User name" name="username" />
        <TextField label="E-mail" type="email" name="email" />
        <Button isWide>Continue</Button>
      </form>
    ),
  },
  parameters: page({
    coversWindow: true,
    what: 'The frame of a signup that opens over a page, with the brand’s picture above or beside the form.',
    when: 'When a visitor wants something that needs an account and should not lose the page.',
    whenNot: 'For the signup in steps, which has a page of its own.',
    good: 'Set `isUnderWay` from the moment the form is sent until the answer is there.',
    bad: 'Do not open it automatically, and do not open a second dialog over it.',
    keys: {
      Tab: 'goes round inside',
      Escape: 'closes, but not while a signup is under way',
    },
    data: { 'data-under-way': 'around the form while the account is being made' },
  }),
} satisfies Meta<typeof SignupModal>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {
  name: 'MOD-3 closes by Escape while nothing is under way',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Create your account' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const UnderWay: Story = {
  name: 'MOD-3 neither Escape nor backdrop closes it while under way',
  args: { isUnderWay: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('One moment'))
    await userEvent.keyboard('{Escape}')
    const backdrop = dialog.parentElement
    if (backdrop !== null) await userEvent.click(backdrop)
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  },
}

export const KeepsWhatWasTyped: Story = {
  name: 'MOD-3 what was typed stays when the work begins and ends',
  render: function Working(args) {
    const [isUnderWay, setUnderWay] = useState(false)
    return (
      <SignupModal {...args} isUnderWay={isUnderWay}>
        <div style={form}>
          <TextField label="User name" />
          <Button isPending={isUnderWay} onPress={() => setUnderWay(true)}>
            Continue
          </Button>
        </div>
      </SignupModal>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const field = within(dialog).getByLabelText('User name')
    await userEvent.type(field, 'walker')
    const before = dialog.offsetHeight
    await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(within(dialog).getByRole('status')).not.toBeEmptyDOMElement())
    await expect(field).toHaveValue('walker')
    await expect(dialog.offsetHeight).toBe(before)
  },
}

export const WithoutArt: Story = { args: { art: undefined } }

export const LongGerman: Story = {
  name: 'LOC-5 German',
  globals: { locale: 'de' },
  args: {
    title: 'Kostenloses Benutzerkonto erstellen',
    text: 'Das dauert etwa eine Minute. Sämtliche Angaben lassen sich später ändern.',
    closeLabel: 'Schließen',
    foot: (
      <>
        Du hast bereits ein Benutzerkonto? <a href="#login">Hier anmelden</a>
      </>
    ),
    children: (
      <form style={form}>
        <TextField label="Benutzername" />
        <TextField label="E-Mail-Adresse" />
        <Button isWide>Benutzerkonto kostenlos erstellen</Button>
      </form>
    ),
  },
}
