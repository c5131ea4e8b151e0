import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import {
  Cell,
  Column,
  Row,
  Table,
  TableBody,
  TableHeader,
  type TableProps,
} from 'react-aria-components/Table'
import { definedProps } from '../internal/props.ts'
import * as css from './DataTable.css.ts'

export interface DataColumn<Item> {
  readonly id: string
  readonly label: string
  readonly cell: (item: Item) => ReactNode
  /** Names the row for screen readers; one column of a table. */
  readonly isRowHeader?: boolean | undefined
  /** `end` for figures, so that their digits stand below each other. */
  readonly align?: 'start' | 'end' | undefined
  /** A press of its name calls `onSortChange`. */
  readonly isSortable?: boolean | undefined
}

/** The order in which the rows are. */
export interface DataSort {
  /** Id of the column. */
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

export interface DataRowsProps<Item> {
  /** Read by screen readers. */
  readonly label: string
  readonly columns: readonly DataColumn<Item>[]
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** In place of rows when there are none. */
  readonly empty: string
  /** Marks the column; who gives the items puts them in this order. */
  readonly sort?: DataSort | undefined
  readonly onSortChange?: ((sort: DataSort) => void) | undefined
}

const marks = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const

const orderOf = (
  sort: DataSort | undefined,
  onSortChange: ((sort: DataSort) => void) | undefined,
): Pick<TableProps, 'sortDescriptor' | 'onSortChange'> =>
  definedProps({
    sortDescriptor: sort,
    onSortChange:
      onSortChange &&
      (({ column, direction }: DataSort) => onSortChange({ column: String(column), direction })),
  })

/** The table itself. */
export function DataRows<Item extends object>({
  label,
  columns,
  items,
  idOf,
  empty,
  sort,
  onSortChange,
}: DataRowsProps<Item>) {
  return (
    <Table aria-label={label} className={css.table} {...orderOf(sort, onSortChange)}>
      <TableHeader className={css.header}>
        {columns.map(({ id, label: name, isRowHeader = false, align, isSortable = false }) => (
          <Column
            key={id}
            id={id}
            isRowHeader={isRowHeader}
            allowsSorting={isSortable}
            className={css.head({ align })}
          >
            {({ sortDirection }) => {
              const Mark = marks[sortDirection ?? 'none']
              return isSortable ? (
                <span className={css.sortable}>
                  {name}
                  <Mark size="1em" className={css.mark} />
                </span>
              ) : (
                name
              )
            }}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        className={css.body}
        renderEmptyState={() => <span className={css.empty}>{empty}</span>}
      >
        {items.map((item) => (
          <Row key={idOf(item)} id={idOf(item)} className={css.row}>
            {columns.map(({ id, label: name, cell, align }) => (
              <Cell key={id} className={css.cell({ align })} data-label={name}>
                <div className={css.value}>{cell(item)}</div>
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}
