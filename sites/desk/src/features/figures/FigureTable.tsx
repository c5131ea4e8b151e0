import type { FigureGroup } from '@bouquet/contract/staff'
import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'
import type { StaffResponse } from '../../platform/api.ts'
import { CsvButton } from './CsvButton.tsx'
import * as css from './figures.css.ts'
import { figuresCsv } from './figuresCsv.ts'
import { useFigureTexts } from './useFigureTexts.ts'

type FigureRow = StaffResponse<'figures'>['rows'][number]

interface FigureTableProps {
  readonly rows: readonly FigureRow[]
  readonly group: FigureGroup
  /** Name of the downloaded file, without its ending. */
  readonly name: string
}

const steps = ['confirmed', 'with_photo', 'wrote', 'bought', 'purchases'] as const

/** The figures of each day, brand, landing page, source or language. */
export function FigureTable({ rows, group, name }: FigureTableProps) {
  const { t } = useTranslation('desk')
  const { count, key, money, share } = useFigureTexts()
  const isPeriod = group === 'day' || group === 'week'
  const columns: readonly DataColumn<FigureRow>[] = [
    {
      id: 'key',
      label: t(`figures.group_${group}`),
      cell: (row) => <span className={css.key}>{key(group, row.key)}</span>,
      isRowHeader: true,
    },
    {
      id: 'visits',
      label: t('figures.step_visits'),
      cell: ({ visits }) => count(visits),
      align: 'end',
    },
    {
      id: 'signups',
      label: t('figures.step_signups'),
      cell: ({ signups }) => count(signups),
      align: 'end',
    },
    {
      id: 'rate',
      label: t('figures.rate'),
      cell: ({ signups, visits }) => share(signups, visits) ?? '–',
      align: 'end',
    },
    ...steps.map((step) => ({
      id: step,
      label: t(`figures.step_${step}`),
      cell: (row: FigureRow) => count(row[step]),
      align: 'end' as const,
    })),
    {
      id: 'revenue',
      label: t('figures.revenue'),
      cell: ({ revenue }) => money(revenue) || '–',
      align: 'end',
    },
    {
      id: 'refunds',
      label: t('figures.step_refunds'),
      cell: ({ refunds }) => count(refunds),
      align: 'end',
    },
    {
      id: 'refunded',
      label: t('figures.refunded'),
      cell: ({ refunded }) => money(refunded) || '–',
      align: 'end',
    },
  ]
  return (
    <section className={page}>
      <div className={css.head}>
        <h2 className={subtitle}>{t('figures.table')}</h2>
        <CsvButton name={name} write={() => figuresCsv(group, rows)} />
      </div>
      <DataTable
        label={t('figures.table')}
        columns={columns}
        items={isPeriod ? rows.toReversed() : rows}
        idOf={(row) => row.key}
        empty={t('figures.none')}
        hasColumnsOnPhone
      />
      <p className={css.note}>{t('figures.note')}</p>
    </section>
  )
}
