'use client'
import { clsx } from 'clsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { Button } from '../Button/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { Skeleton } from '../Skeleton/index.ts'
import type { SearchFieldsProps } from './SearchFields.tsx'
import * as css from './SearchFilters.css.ts'
import { countActiveFilters, noFilters } from './searchFilters.rules.ts'
import type { SearchFilterValues } from './searchFilters.types.ts'

export interface SearchFiltersProps
  extends Omit<SearchFieldsProps, 'value' | 'onChange'>,
    RootProps<HTMLElement> {
  readonly title: string
  /** Button that closes the sheet, for example "Show 24 people". */
  readonly showLabel: string
  readonly value?: SearchFilterValues | undefined
  readonly defaultValue?: SearchFilterValues | undefined
  /** Called on each change. Filters apply immediately. */
  readonly onChange?: ((filters: SearchFilterValues) => void) | undefined
  /** What clearing goes back to; filters that differ from it count as active. */
  readonly defaults?: SearchFilterValues | undefined
}

/** Loaded on the first press of the button, so never on wide pages. */
const FiltersSheet = lazy(async () => ({
  default: (await import('./FiltersSheet.tsx')).FiltersSheet,
}))
/** Loaded on wide pages only. */
const SearchFields = lazy(async () => ({
  default: (await import('./SearchFields.tsx')).SearchFields,
}))

const roomy = () => matchMedia(css.roomy)
const watchWidth = (onChange: () => void) => {
  const query = roomy()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

type SheetState = 'notYet' | 'open' | 'closed'

/** Search filters: beside the results on wide pages, in a sheet on narrow ones. */
export function SearchFilters({
  title,
  showLabel,
  value: given,
  onChange,
  className,
  gender,
  country,
  region,
  age,
  further,
  defaults = noFilters,
  defaultValue = defaults,
  ...rest
}: SearchFiltersProps) {
  const labels = useLabels()
  const [value, setValue] = useControlledState(given, defaultValue, onChange)
  const [sheet, setSheet] = useState<SheetState>('notYet')
  const setOpen = (isOpen: boolean) => setSheet(isOpen ? 'open' : 'closed')
  const active = countActiveFilters(value, defaults)
  const isRoomy = useSyncExternalStore(
    watchWidth,
    () => roomy().matches,
    () => false,
  )
  const fields = { gender, country, region, age, further, value, onChange: setValue }
  const clear =
    active === 0 ? null : (
      <Button variant="quiet" tone="neutral" onPress={() => setValue(defaults)}>
        {labels('filter.clear')}
      </Button>
    )
  return (
    <section
      {...rest}
      className={clsx(css.frame, className)}
      aria-label={title}
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
          {active === 0 ? labels('filter.open') : labels('filter.open_count', { count: active })}
        </Button>
      </div>
      <div className={css.beside}>
        <div className={css.head}>
          <h2 className={css.title}>{title}</h2>
        </div>
        {isRoomy ? (
          <Suspense fallback={<Skeleton height="24rem" />}>
            <SearchFields {...fields} />
          </Suspense>
        ) : null}
        {clear}
      </div>
      {sheet === 'notYet' ? null : (
        <Suspense>
          <FiltersSheet
            isOpen={sheet === 'open'}
            onOpenChange={setOpen}
            title={title}
            fields={fields}
            actions={
              <>
                {clear}
                <Button onPress={() => setOpen(false)}>{showLabel}</Button>
              </>
            }
          />
        </Suspense>
      )}
    </section>
  )
}
