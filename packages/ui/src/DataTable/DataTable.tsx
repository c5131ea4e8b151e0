'use client'
import { clsx } from 'clsx'
import { Button } from '../Button/index.ts'
import { ErrorState } from '../ErrorState/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { Loading, Skeleton } from '../Skeleton/index.ts'
import { DataRows, type DataRowsProps } from './DataRows.tsx'
import * as css from './DataTable.css.ts'

/** The button below the last row that adds the next page. */
export interface DataTableNext {
  readonly label: string
  readonly isPending?: boolean | undefined
  readonly onPress: () => void
}

/** Why there are no rows. */
export interface DataTableError {
  readonly title: string
  readonly description?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
}

export interface DataTableProps<Item> extends RootProps<HTMLDivElement>, DataRowsProps<Item> {
  /** In place of the table. */
  readonly error?: DataTableError | undefined
  /** A placeholder in place of the table, which is announced. */
  readonly isLoading?: boolean | undefined
  readonly next?: DataTableNext | undefined
  /** Rows of figures, which are read down a column, scroll sideways on a phone instead of becoming blocks. */
  readonly hasColumnsOnPhone?: boolean | undefined
}

/**
 * Rows of the same kind in columns, with a head that stays in sight; arrow keys move between cells. On a phone each row
 * is a block of its own, with the names of the columns beside the values.
 */
export function DataTable<Item extends object>({
  label,
  columns,
  items,
  idOf,
  empty,
  error,
  isLoading = false,
  next,
  sort,
  onSortChange,
  hasColumnsOnPhone = false,
  className,
  ...rest
}: DataTableProps<Item>) {
  const labels = useLabels()
  const content = () => {
    if (error !== undefined) return <ErrorState {...error} className={css.whole} />
    if (isLoading) {
      return (
        <Loading label={labels('loading')} className={css.whole}>
          <Skeleton variant="block" height="20rem" />
        </Loading>
      )
    }
    return (
      <>
        <div className={css.scroller} data-columns={hasColumnsOnPhone || undefined}>
          <DataRows {...{ label, columns, items, idOf, empty, sort, onSortChange }} />
        </div>
        {next === undefined ? null : (
          <Button
            variant="outline"
            tone="neutral"
            size="sm"
            isPending={next.isPending}
            onPress={next.onPress}
          >
            {next.label}
          </Button>
        )}
      </>
    )
  }
  return (
    <div {...rest} className={clsx(css.root, className)}>
      {content()}
    </div>
  )
}
