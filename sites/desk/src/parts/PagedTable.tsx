import { type DataColumn, DataTable } from '@bouquet/ui/DataTable'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../platform/errors/useErrorText.ts'
import type { usePagedList } from '../platform/usePagedList.ts'

interface PagedTableProps<Item> {
  readonly label: string
  readonly columns: readonly DataColumn<Item>[]
  readonly pages: ReturnType<typeof usePagedList<Item>>
  readonly idOf: (item: Item) => string
  readonly empty: string
  /** Label of the button for the next page. */
  readonly more: string
}

/** A paged list as a table, with what stands there until it is loaded, or when it cannot be. */
export function PagedTable<Item extends object>({
  label,
  columns,
  pages,
  idOf,
  empty,
  more,
}: PagedTableProps<Item>) {
  const { t } = useTranslation('desk')
  const text = useErrorText()
  const { items, error, isFetching, refetch } = pages
  return (
    <DataTable
      label={label}
      columns={columns}
      items={items ?? []}
      idOf={idOf}
      empty={empty}
      isLoading={!items}
      error={
        !items && error
          ? {
              title: t('error.title'),
              description: text(error),
              onRetry: refetch,
              isRetrying: isFetching,
            }
          : undefined
      }
      next={pages.more ? { label: more, isPending: isFetching, onPress: pages.more } : undefined}
    />
  )
}
