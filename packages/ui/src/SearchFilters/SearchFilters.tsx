'use client'
import { clsx } from 'clsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '../Button/index.ts'
import { SearchFields, type SearchFieldsProps } from './SearchFields.tsx'
import * as css from './SearchFilters.css.ts'
import { countActiveFilters, noFilters } from './searchFilters.rules.ts'
import type { SearchFilterValues } from './searchFilters.types.ts'

export interface SearchFiltersLabels {
  /** Title of the filters and the sheet. */
  readonly title: string
  /** Label of the button on narrow pages, with the number of active filters. */
  readonly open: (active: number) => string
  readonly close: string
  readonly clear: string
  /** Button that closes the sheet, for example "Show 24 people". */
  readonly show: string
}

export interface SearchFiltersProps extends SearchFieldsProps {
  readonly labels: SearchFiltersLabels
  /** What clearing goes back to; filters that differ from it count as active. */
  readonly defaults?: SearchFilterValues | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Loaded on the first press of the button, so never on wide pages. */
const Sheet = lazy(async () => ({ default: (await import('../Sheet/index.ts')).Sheet }))

type SheetState = 'notYet' | 'open' | 'closed'

/** Search filters: beside the results on wide pages, in a sheet on narrow ones. */
export const SearchFilters = ({
  labels,
  value,
  onChange,
  className,
  gender,
  country,
  region,
  age,
  further,
  defaults = noFilters,
  ...rest
}: SearchFiltersProps) => {
  const [sheet, setSheet] = useState<SheetState>('notYet')
  const setOpen = (isOpen: boolean) => setSheet(isOpen ? 'open' : 'closed')
  const active = countActiveFilters(value, defaults)
  const form = (
    <SearchFields
      {...{ gender, country, region, age, further }}
      value={value}
      onChange={onChange}
    />
  )
  const clear =
    active === 0 ? null : (
      <Button variant="quiet" tone="neutral" onPress={() => onChange(defaults)}>
        {labels.clear}
      </Button>
    )
  return (
    <section
      {...rest}
      className={clsx(css.frame, className)}
      aria-label={labels.title}
      data-active={active}
    >
      <div className={css.opener}>
        <Button
          variant="outline"
          tone="neutral"
          isWide
          icon={<SlidersHorizontal size="1em" />}
          onPress={() => setOpen(true)}
        >
          {labels.open(active)}
        </Button>
      </div>
      <div className={css.beside}>
        <div className={css.head}>
          <h2 className={css.title}>{labels.title}</h2>
        </div>
        {form}
        {clear}
      </div>
      {sheet === 'notYet' ? null : (
        <Suspense>
          <Sheet
            isOpen={sheet === 'open'}
            onOpenChange={setOpen}
            title={labels.title}
            closeLabel={labels.close}
            actions={
              <div className={css.foot}>
                {clear}
                <Button onPress={() => setOpen(false)}>{labels.show}</Button>
              </div>
            }
          >
            {form}
          </Sheet>
        </Suspense>
      )}
    </section>
  )
}
