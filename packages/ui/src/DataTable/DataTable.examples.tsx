import { Stack } from '../stories/pictures/layout.tsx'
import { type DataColumn, DataTable } from './index.ts'

interface Payment {
  readonly id: string
  readonly date: string
  readonly credits: string
  readonly price: string
}

const payments: readonly Payment[] = [
  { id: '1', date: '3 March 2026', credits: '100 credits', price: '€45.00' },
  { id: '2', date: '14 February 2026', credits: '30 credits', price: '€18.00' },
]

const date: DataColumn<Payment> = {
  id: 'date',
  label: 'Date',
  cell: (payment) => payment.date,
  isRowHeader: true,
}
const price: DataColumn<Payment> = {
  id: 'price',
  label: 'Price',
  cell: (payment) => payment.price,
  align: 'end',
}

export const good = (
  <Stack>
    <DataTable
      label="Payments"
      columns={[date, price]}
      items={payments}
      idOf={({ id }) => id}
      empty="No payments yet"
    />
  </Stack>
)

export const bad = (
  <Stack>
    <DataTable
      label="Receipt"
      columns={[
        { ...date, label: 'Details', cell: ({ credits, date: day }) => `${credits}, ${day}` },
        { ...price, align: 'start' },
        { id: 'number', label: 'Number', cell: ({ id }) => id },
        { id: 'method', label: 'Paid by', cell: () => 'Card' },
      ]}
      items={payments.slice(0, 1)}
      idOf={({ id }) => id}
      empty="No payments yet"
    />
  </Stack>
)
