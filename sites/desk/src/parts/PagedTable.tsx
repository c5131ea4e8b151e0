import { ErrorState } from '@bouquet/ui/ErrorState'
import { Loading, Skeleton } from '@bouquet/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../platform/errors/useErrorText.ts'
import type { usePagedList } from '../platform/usePagedList.ts'
import { type DataColumn, DataTable } from './DataTable.tsx'

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
export function PagedTable<Item>({
  label,
  columns,
  pages,
  idOf,
  empty,
  more,
}: PagedTableProps<Item>) {
  const { t } = useTranslation(['desk', 'common'])
  const text = useErrorText()
  const { items, error, isFetching, refetch } = pages
  if (!items && error) {
    return (
      <ErrorState
        title={t('desk:error.title')}
        description={text(error)}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  }
  if (!items) {
    return (
      <Loading label={t('common:loading')}>
        <Skeleton variant="block" height="20rem" />
      </Loading>
    )
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      items={items}
      idOf={idOf}
      empty={empty}
      next={pages.more ? { label: more, isPending: isFetching, onPress: pages.more } : undefined}
    />
  )
}
