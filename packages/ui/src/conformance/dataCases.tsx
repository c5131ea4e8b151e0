import { DataTable } from '../DataTable/index.ts'
import { Facts } from '../Facts/index.ts'
import { FunnelChart } from '../FunnelChart/index.ts'
import { KeyHints } from '../KeyHints/index.ts'
import { LineChart } from '../LineChart/index.ts'
import { StatTiles } from '../StatTiles/index.ts'
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
  StatTiles: {
    render: (rootProps) => (
      <StatTiles {...rootProps} label="Total" stats={[{ label: 'Visits', value: '12' }]} />
    ),
  },
  FunnelChart: {
    render: (rootProps) => (
      <FunnelChart
        {...rootProps}
        stages={[{ id: 'visits', label: 'Visits', value: '12', share: 1 }]}
      />
    ),
  },
  LineChart: {
    render: (rootProps) => (
      <LineChart
        {...rootProps}
        label="Visits"
        points={[{ id: '1', label: '1 March', shortLabel: '1', value: 12, text: '12' }]}
        pointName="Day"
        valueName="Visits"
        formatTick={String}
      />
    ),
  },
}
