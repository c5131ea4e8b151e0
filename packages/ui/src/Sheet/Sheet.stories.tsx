import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { statesOf } from '../stories/states/states.tsx'
import { Sheet } from './index.ts'

const meta = {
  title: 'Actions/Sheet',
  component: Sheet,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'What you are looking for',
    children: 'Try a wider age range or a larger area, or look again in a few days.',
  },
  render: function OpenedByButton(args) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
          Filters
        </Button>
        <Sheet
          {...args}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={
            <Button isWide onPress={() => setOpen(false)}>
              Show 24 people
            </Button>
          }
        >
          {args.children}
        </Sheet>
      </>
    )
  },
  parameters: page({
    since: '2026-11-21',
    aliases: ['drawer', 'bottom sheet', 'side panel'],
    coversWindow: true,
    what: 'Modal sheet: from the bottom on phones, from the side elsewhere. The page keeps its scroll position.',
    when: 'For filters, details and short settings from which the reader returns to the page.',
    whenNot: 'For a question that must be answered: Dialog. For a few actions: Menu.',
    good: 'Keep the main action at the bottom, within reach of the thumb, and let Escape and the backdrop close it.',
    bad: 'Do not open a sheet on a sheet, and do not draw a handle that cannot be dragged.',
    changes: {
      '2026-11-22':
        '`trigger` opens it, and `defaultOpen` works without a state of your own. `closeLabel` is gone: the name of the close button comes from LabelsProvider. On a phone, its margins are narrower.',
    },
    keys: {
      Escape: 'closes it and gives the focus back',
      Tab: 'stays inside',
      'Arrow up, Arrow down': 'scrolls, when the middle has the focus',
    },
    data: { 'data-state': 'open, closed' },
  }),
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  name: 'Opened by a button',
}

const long = (
  <ul style={{ display: 'grid', gap: '2.5rem' }}>
    {regions.map(({ id, label }) => (
      <li key={id}>{label}</li>
    ))}
  </ul>
)

export const Open: Story = {
  args: { isOpen: true, children: long },
}

export const Phone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'narrow' } },
}

export const FocusIsTrappedAndRestored: Story = {
  ...Closed,
  name: 'MOD-6 focus is trapped and restored',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Filters' })
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: 'What you are looking for' })
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab()
      await expect(sheet.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const TheActionStaysInSightWhileTheMiddleScrolls: Story = {
  ...Open,
  name: 'the action stays in sight while the middle scrolls',
  tags: ['test-only', '!autodocs'],
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Show 24 people' })
    await waitFor(() =>
      expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const AllStates = statesOf(
  meta,
  { rest: {}, open: { isOpen: true } },
  { coversWindow: true },
)
