import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { Photo } from '../Photo/index.ts'
import { page } from '../stories/page.ts'
import { portrait } from '../stories/people.ts'
import { statesOf } from '../stories/states/states.tsx'
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
    description: 'Free to join. No subscription, ever.',
    pendingLabel: 'One moment',
    media: art,
    footer: (
      <>
        Already a member? <a href="/login">Log in</a>
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
    since: '2026-11-21',
    aliases: ['registration', 'join'],
    coversWindow: true,
    what: 'The frame of a signup that opens over a page, with the brand’s picture above or beside the form.',
    when: 'When a visitor wants something that needs an account and should not lose the page.',
    whenNot: 'For the signup in steps, which has a page of its own.',
    good: 'Set `isPending` from submit until the answer arrives.',
    bad: 'Do not open it automatically, and do not open a second dialog over it.',
    changes: {
      '2026-11-22':
        'Renamed: `art` to `media`, `text` to `description`, `isUnderWay` to `isPending`, `underWayText` to `pendingLabel`, `foot` to `footer`. `trigger` and `defaultOpen` are new.',
    },
    keys: {
      Tab: 'goes round inside',
      Escape: 'closes it, unless a signup is pending',
    },
    data: { 'data-pending': 'around the form while the account is being made' },
  }),
} satisfies Meta<typeof SignupModal>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const UnderWay: Story = {
  args: { isPending: true },
}

export const WithoutArt: Story = { args: { media: undefined } }

export const LongGerman: Story = {
  name: 'Long words in German',
  globals: { locale: 'de' },
  args: {
    title: 'Kostenloses Benutzerkonto erstellen',
    description: 'Das dauert etwa eine Minute. Sämtliche Angaben lassen sich später ändern.',
    footer: (
      <>
        Du hast bereits ein Benutzerkonto? <a href="/login">Hier anmelden</a>
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

export const ClosesByEscapeWhileNothingIsUnderWay: Story = {
  ...AtRest,
  name: 'MOD-3 closes by Escape while nothing is under way',
  tags: ['test-only', '!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Create your account' })
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

export const NeitherEscapeNorBackdropClosesItWhileUnderWay: Story = {
  ...UnderWay,
  name: 'MOD-3 neither Escape nor backdrop closes it while under way',
  tags: ['test-only', '!autodocs'],
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

export const WhatWasTypedStaysWhenTheWorkBeginsAndEnds: Story = {
  name: 'MOD-3 what was typed stays when the work begins and ends',
  tags: ['test-only', '!autodocs'],
  render: function Working(args) {
    const [isUnderWay, setUnderWay] = useState(false)
    return (
      <SignupModal {...args} isPending={isUnderWay}>
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

export const AllStates = statesOf(
  meta,
  { rest: {}, pending: { isPending: true } },
  { coversWindow: true },
)
