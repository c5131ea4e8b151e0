import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { page, subtitle } from '../../parts/page.css.ts'

interface NamedTableProps<Item> {
  readonly name: string
  readonly columns: readonly DataColumn<Item>[]
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
}

/** A short table below its name. */
export function NamedTable<Item extends object>({
  name,
  columns,
  items,
  idOf,
}: NamedTableProps<Item>) {
  const { t } = useTranslation('desk')
  return (
    <section className={page}>
      <h2 className={subtitle}>{name}</h2>
      <DataTable
        label={name}
        columns={columns}
        items={items}
        idOf={idOf}
        empty={t('record.nothing')}
      />
    </section>
  )
}
