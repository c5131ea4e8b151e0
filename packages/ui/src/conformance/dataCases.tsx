import { DataTable } from '../DataTable/index.ts'
import { Facts } from '../Facts/index.ts'
import { KeyHints } from '../KeyHints/index.ts'
import { type Cases, options } from './fixtures.tsx'

export const dataCases: Cases = {
  DataTable: {
    render: (rootProps) => (
      <DataTable
        {...rootProps}
        label="Table"
        columns={[{ id: 'label', label: 'Name', cell: ({ label }) => label, isRowHeader: true }]}
        items={options}
        idOf={({ id }) => id}
        empty="Nothing yet"
      />
    ),
  },
  Facts: {
    render: (rootProps) => <Facts {...rootProps} items={[{ label: 'Name', value: 'Anna' }]} />,
  },
  KeyHints: {
    render: (rootProps) => <KeyHints {...rootProps} hints={[{ keys: ['N'], label: 'Next' }]} />,
  },
}
