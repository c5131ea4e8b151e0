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
  /** For rows of figures, which are read down a column: they scroll sideways where there is little room. */
  readonly keepsColumns?: boolean | undefined
}

/**
 * Rows of the same kind in columns, with a head that stays in sight; arrow keys move between cells. Where there is little
 * room each row is a block of its own, with the names of the columns beside the values.
 */
export const DataTable = <Item,>({
  label,
  columns,
  items,
  idOf,
  empty,
  next,
  keepsColumns = false,
}: DataTableProps<Item>) => (
  <div className={css.root}>
    <div className={css.scroller} data-keeps-columns={keepsColumns || undefined}>
      <Table aria-label={label} className={css.table}>
        <TableHeader className={css.header}>
          {columns.map(({ id, label: name, isRowHeader = false, align }) => (
            <Column key={id} id={id} isRowHeader={isRowHeader} className={css.head({ align })}>
              {name}
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
