'use client'
import { clsx } from 'clsx'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, type Ref, Suspense, useState } from 'react'
import { Button } from '../Button/index.ts'
import { SearchFields, type SearchFieldsProps } from './SearchFields.tsx'
import * as css from './SearchFilters.css.ts'
import { countActive, noWishes } from './searchFilters.rules.ts'

export interface SearchFiltersTexts {
  /** Heading of the filters and of the sheet. */
  readonly title: string
  /** On the button of a narrow page; with wishes it says how many. */
  readonly open: (active: number) => string
  readonly close: string
  readonly clear: string
  /** Closes the sheet, as "Show 24 people". */
  readonly show: string
}

export interface SearchFiltersProps extends SearchFieldsProps {
  readonly texts: SearchFiltersTexts
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Comes with the first press of the button, and never where the fields stand beside the results. */
const Sheet = lazy(async () => ({ default: (await import('../Sheet/index.ts')).Sheet }))

type SheetState = 'notYet' | 'open' | 'closed'

/** Whom one looks for: beside the results where there is room, in a sheet where there is not. */
export const SearchFilters = ({
  texts,
  value,
  onChange,
  className,
  gender,
  country,
  region,
  age,
  further,
  locale,
  ...marks
}: SearchFiltersProps) => {
  const [sheet, setSheet] = useState<SheetState>('notYet')
  const setOpen = (isOpen: boolean) => setSheet(isOpen ? 'open' : 'closed')
  const active = countActive(value)
  const form = (
    <SearchFields
      {...{ gender, country, region, age, further, locale }}
      value={value}
      onChange={onChange}
    />
  )
  const clear =
    active === 0 ? null : (
      <Button variant="quiet" tone="neutral" onPress={() => onChange(noWishes)}>
        {texts.clear}
      </Button>
    )
  return (
    <section
      {...marks}
      className={clsx(css.frame, className)}
      aria-label={texts.title}
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
          {texts.open(active)}
        </Button>
      </div>
      <div className={css.beside}>
        <div className={css.head}>
          <h2 className={css.title}>{texts.title}</h2>
        </div>
        {form}
        {clear}
      </div>
      {sheet === 'notYet' ? null : (
        <Suspense>
          <Sheet
            isOpen={sheet === 'open'}
            onOpenChange={setOpen}
            title={texts.title}
            closeLabel={texts.close}
            actions={
              <div className={css.foot}>
                {clear}
                <Button onPress={() => setOpen(false)}>{texts.show}</Button>
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
