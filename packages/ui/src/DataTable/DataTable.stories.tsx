import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { narrow } from '../stories/frames.tsx'
import { page } from '../stories/page.ts'
import { statesOf } from '../stories/states/states.tsx'
import { type DataColumn, type DataSort, DataTable, type DataTableProps } from './index.ts'

interface Payment {
  readonly id: string
  readonly date: string
  readonly credits: string
  readonly method: string
  readonly price: string
}

const payments: readonly Payment[] = [
  { id: '3', date: '3 March 2026', credits: '100 credits', method: 'Card', price: '€45.00' },
  {
    id: '2',
    date: '14 February 2026',
    credits: '30 credits',
    method: 'Direct debit',
    price: '€18.00',
  },
  { id: '1', date: '2 January 2026', credits: '250 credits', method: 'Wallet', price: '€99.00' },
]

const columns: readonly DataColumn<Payment>[] = [
  { id: 'date', label: 'Date', cell: ({ date }) => date, isRowHeader: true },
  { id: 'credits', label: 'Package', cell: ({ credits }) => credits },
  { id: 'method', label: 'Paid by', cell: ({ method }) => method },
  { id: 'price', label: 'Price', cell: ({ price }) => price, align: 'end' },
]

const sortable = columns.map((column) => ({
  ...column,
  isSortable: column.id === 'date' || column.id === 'price',
}))

const meta = {
  title: 'Data/DataTable',
  component: DataTable,
  args: {
    label: 'Payments',
    columns,
    items: payments,
    idOf: ({ id }) => id,
    empty: 'No payments yet',
  },
  parameters: page({
    since: '2026-11-29',
    status: 'new',
    aliases: ['data grid', 'grid', 'list of records'],
    what: 'Rows of the same kind in columns, with a head that stays in sight. On a phone each row is a block, with the names of the columns beside the values.',
    when: 'For records that are compared or looked through: payments, requests, figures by day.',
    whenNot:
      'For one record: Facts. For a few rows in a text: a plain table. For people and conversations: their own lists.',
    good: 'Let one column name the row, align figures at the end, and put the columns that decide first.',
    bad: 'Do not put two values into one column, and do not show a record alone as a table of one row.',
    keys: {
      Tab: 'into the table, to what can be pressed in it, and to the next page',
      'Arrow keys': 'from cell to cell',
      'Home, End': 'to the first and last row',
      'Enter, Space': 'on the name of a column: puts the rows in its order',
    },
    data: {
      'data-columns': 'rows stay rows on a phone',
      'data-label': 'on each cell: the name of its column, which a phone shows beside the value',
    },
  }),
} satisfies Meta<DataTableProps<Payment>>

export default meta
type Story = StoryObj<DataTableProps<Payment>>

export const Rows: Story = {}

export const Paged: Story = {
  args: { next: { label: 'Show more', onPress: fn() } },
}

/** Between equal dates the order of the caller stands. */
const inOrder = (items: readonly Payment[], { column, direction }: DataSort) => {
  const by = (item: Payment) => (column === 'price' ? Number(item.price.slice(1)) : Number(item.id))
  const rising = items.toSorted((a, b) => by(a) - by(b))
  return direction === 'ascending' ? rising : rising.reverse()
}

export const Sorted: Story = {
  args: {
    columns: sortable,
    sort: { column: 'date', direction: 'descending' },
    onSortChange: fn(),
  },
  render: function Sorted(args) {
    const [sort, setSort] = useState(args.sort)
    return (
      <DataTable
        {...args}
        items={sort === undefined ? args.items : inOrder(args.items, sort)}
        sort={sort}
        onSortChange={(changed) => {
          setSort(changed)
          args.onSortChange?.(changed)
        }}
      />
    )
  },
}

export const LongWithAHeadInSight: Story = {
  name: 'Long, with a head in sight',
  args: {
    items: Array.from({ length: 60 }, (_, index) => ({
      id: String(60 - index),
      date: '3 March 2026',
      credits: '30 credits',
      method: 'Card',
      price: `€${60 - index}.00`,
    })),
  },
}

export const Empty: Story = { args: { items: [] } }

export const LoadingRows: Story = { name: 'Loading', args: { items: [], isLoading: true } }

export const Failed: Story = {
  args: { items: [], error: { title: 'We could not load your payments', onRetry: fn() } },
}

export const BlocksOnAPhone: Story = {
  name: 'Blocks on a phone, sorted',
  ...Sorted,
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
}

export const ColumnsOnAPhone: Story = {
  name: 'Figures stay in columns on a phone',
  globals: { viewport: { value: 'narrow' } },
  decorators: [narrow],
  args: { hasColumnsOnPhone: true },
}

export const LongGerman: Story = {
  name: 'Long words in German, 320 px',
  globals: { viewport: { value: 'narrow' }, locale: 'de' },
  decorators: [narrow],
  args: {
    label: 'Zahlungen',
    columns: [
      { id: 'a', label: 'Zahlungsbestätigung', cell: ({ id }) => id, isRowHeader: true },
      { id: 'b', label: 'Zahlungsweise', cell: () => 'Lastschriftverfahrensvereinbarung' },
    ],
  },
}

export const AllStates = statesOf(
  meta,
  {
    rest: {},
    focus: {},
    pending: { next: { label: 'Show more', isPending: true, onPress: () => {} } },
    error: {
      items: [],
      error: { title: 'We could not load your payments', onRetry: () => {} },
    },
    loading: { items: [], isLoading: true },
    empty: { items: [] },
  },
  { width: 'lg', target: 'tbody [role="row"], tbody tr' },
)

export const ArrowKeysMoveBetweenCells: Story = {
  ...Rows,
  name: 'arrow keys move from the head into the rows and between cells',
  tags: ['test-only', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    // Its rows come with a second rendering.
    const [, first] = await canvas.findAllByRole('row')
    first?.focus()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('gridcell', { name: '100 credits' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('gridcell', { name: '30 credits' })).toHaveFocus()
  },
}

export const AColumnPutsTheRowsInItsOrder: Story = {
  ...Sorted,
  name: 'a press and Enter on the name of a column put the rows in its order',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const head = (name: string) => canvas.getByRole('columnheader', { name })
    const prices = () => canvas.getAllByText(/^€/).map(({ textContent }) => textContent)
    await expect(head('Date')).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(head('Price'))
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'price',
      direction: 'ascending',
    })
    await expect(prices()).toEqual(['€18.00', '€45.00', '€99.00'])
    await userEvent.keyboard('{Enter}')
    await expect(head('Price')).toHaveAttribute('aria-sort', 'descending')
    await expect(prices()).toEqual(['€99.00', '€45.00', '€18.00'])
    await expect(head('Package')).not.toHaveAttribute('aria-sort')
  },
}

export const TheNextPageIsAsked: Story = {
  ...Paged,
  name: 'the button below the rows asks for the next page',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show more' }))
    await expect(args.next?.onPress).toHaveBeenCalledOnce()
  },
}

export const AFailureIsSaidAndTriedAgain: Story = {
  ...Failed,
  name: 'a failure stands in place of the table, and is tried again',
  tags: ['test-only', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your payments')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.error?.onRetry).toHaveBeenCalledOnce()
  },
}
