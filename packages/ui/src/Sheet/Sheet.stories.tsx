import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/index.ts'
import { page } from '../stories/page.ts'
import { regions } from '../stories/places.ts'
import { Sheet } from './index.ts'

const meta = {
  title: 'Actions/Sheet',
  component: Sheet,
  args: {
    isOpen: false,
    onOpenChange: () => {},
    title: 'What you are looking for',
    closeLabel: 'Close filters',
    children: null,
  },
  render: function OpenedByButton(args, { loaded: { t } }) {
    const [isOpen, setOpen] = useState(args.isOpen)
    return (
      <>
        <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
          {t('people:filter.open')}
        </Button>
        <Sheet
          {...args}
          title={t('people:filter.title')}
          closeLabel={t('people:filter.close')}
          isOpen={isOpen}
          onOpenChange={setOpen}
          actions={
            <Button isWide onPress={() => setOpen(false)}>
              {t('people:filter.show_count', { count: 24 })}
            </Button>
          }
        >
          {args.children ?? <p>{t('people:search.none_text')}</p>}
        </Sheet>
      </>
    )
  },
  parameters: page({
    coversWindow: true,
    what: 'Modal sheet: from the bottom on phones, from the side elsewhere. The page keeps its scroll position.',
    when: 'For filters, details and short settings that one comes back from.',
    whenNot: 'For a question that must be answered: Dialog. For a few actions: Menu.',
    good: 'Keep the main action at the foot, where the thumb is, and let Escape and the veil close it.',
    bad: 'Do not put a sheet on a sheet, and do not draw a handle that cannot be dragged.',
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

export const OpensAndCloses: Story = {
  name: 'MOD-6 focus is trapped and restored',
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

const long = (
  <ul style={{ display: 'grid', gap: '2.5rem' }}>
    {regions.map(({ id, label }) => (
      <li key={id}>{label}</li>
    ))}
  </ul>
)

export const Open: Story = {
  name: 'The action stays in sight while the middle scrolls',
  args: { isOpen: true, children: long },
  play: async () => {
    const action = await screen.findByRole('button', { name: 'Show 24 people' })
    await waitFor(() =>
      expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    )
  },
}

export const Phone: Story = {
  args: { isOpen: true },
  globals: { viewport: { value: 'narrow' } },
}
