import { Button } from '@bouquet/ui/Button'
import type { ReactNode } from 'react'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table'
import * as css from './DataTable.css.ts'

export interface DataColumn<Item> {
  readonly id: string
  readonly label: string
  readonly cell: (item: Item) => ReactNode
  /** Names the row for screen readers; one column of a table. */
  readonly isRowHeader?: boolean | undefined
  /** `end` for figures, so that their digits stand below each other. */
  readonly align?: 'start' | 'end' | undefined
}

/** The button below the last row that adds the next page. */
interface NextPage {
  readonly label: string
  readonly isPending: boolean
  readonly onPress: () => void
}

interface DataTableProps<Item> {
  /** Read by screen readers. */
  readonly label: string
  readonly columns: readonly DataColumn<Item>[]
  readonly items: readonly Item[]
  readonly idOf: (item: Item) => string
  /** In place of rows when there are none. */
  readonly empty: string
  readonly next?: NextPage | undefined
}

/** Rows of the same kind in columns, with a head that stays in sight; arrow keys move between cells. */
export const DataTable = <Item,>({
  label,
  columns,
  items,
  idOf,
  empty,
  next,
}: DataTableProps<Item>) => (
  <div className={css.root}>
    <div className={css.scroller}>
      <Table aria-label={label} className={css.table}>
        <TableHeader>
          {columns.map(({ id, label: name, isRowHeader = false, align }) => (
            <Column key={id} id={id} isRowHeader={isRowHeader} className={css.head({ align })}>
              {name}
            </Column>
          ))}
        </TableHeader>
        <TableBody renderEmptyState={() => <span className={css.empty}>{empty}</span>}>
          {items.map((item) => (
            <Row key={idOf(item)} id={idOf(item)} className={css.row}>
              {columns.map(({ id, cell, align }) => (
                <Cell key={id} className={css.cell({ align })}>
                  {cell(item)}
                </Cell>
              ))}
            </Row>
          ))}
        </TableBody>
      </Table>
    </div>
    {next ? (
      <Button
        variant="outline"
        tone="neutral"
        size="sm"
        isPending={next.isPending}
        onPress={next.onPress}
      >
        {next.label}
      </Button>
    ) : null}
  </div>
)
