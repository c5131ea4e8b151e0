import type { ReactNode } from 'react'
import { Sheet } from '../Sheet/index.ts'
import { SearchFields, type SearchFieldsProps } from './SearchFields.tsx'
import * as css from './SearchFilters.css.ts'

interface FiltersSheetProps {
  readonly fields: SearchFieldsProps
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly actions: ReactNode
}

/** The filters of a narrow page. */
export function FiltersSheet({ fields, actions, ...sheet }: FiltersSheetProps) {
  return (
    <Sheet {...sheet} actions={<div className={css.foot}>{actions}</div>}>
      <SearchFields {...fields} />
    </Sheet>
  )
}
