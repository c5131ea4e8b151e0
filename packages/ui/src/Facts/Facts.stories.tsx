import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../Badge/index.ts'
import { framed, narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { userTexts } from '../stories/userTexts.ts'
import { Facts } from './index.ts'

const meta = {
  title: 'Data/Facts',
  component: Facts,
  decorators: [framed({ maxInlineSize: '48rem' })],
  args: {
    label: 'Details',
    items: [
      { label: 'Package', value: '100 credits' },
      { label: 'Price', value: '€45.00' },
      { label: 'VAT', value: 'Included in the price' },
      { label: 'Paid by', value: 'Card' },
      { label: 'Date', value: '3 March 2026' },
      { label: 'E-mail address', value: userTexts.email, isLong: true },
    ],
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['description list', 'definition list', 'key-value list'],
    what: 'Labelled facts about one thing, as many beside each other as there is room for.',
    when: 'For one record: a payment, an account, the parts of an installation.',
    whenNot:
      'For records of the same kind: DataTable. For what a member says about themselves: ProfileFacts.',
    good: 'Give each fact a label of its own, and leave out what there is not.',
    bad: 'Do not put several facts into one, and do not fill a gap with a dash.',
  }),
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Texts: Story = {}

export const WithElements: Story = {
  name: 'Elements as values',
  args: {
    items: [
      {
        label: 'Payment',
        value: (
          <Badge variant="soft" tone="success">
            Paid
          </Badge>
        ),
      },
      { label: 'Date', value: <time dateTime="2026-03-03">3 March 2026</time> },
      { label: 'Price', value: <strong>€45.00</strong> },
    ],
  },
}

export const Narrow: Story = {
  name: 'On a phone, 320 px',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Einzelheiten',
    items: [
      { label: 'Benachrichtigungseinstellungen', value: 'Ausgeschaltet' },
      { label: 'Zahlungsweise', value: 'Lastschrift von einem deutschen Konto' },
      { label: 'Mehrwertsteuer', value: 'Im Preis enthalten' },
    ],
  },
}

export const AllStates = statesOf(meta, { rest: {} }, { width: 'full' })

export const WhatThereIsNotIsLeftOut: Story = {
  name: 'what there is not is left out',
  tags: ['test-only', '!autodocs'],
  args: {
    items: [
      { label: 'Price', value: '€45.00' },
      { label: 'Discount code', value: null },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('term')).toHaveLength(1)
    await expect(canvas.getByRole('definition')).toHaveTextContent('€45.00')
    await expect(canvas.queryByText('Discount code')).toBeNull()
  },
}
