import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'
import { opener } from './search.css.ts'
import { countFilters } from './searchParams.ts'
import { useFilters } from './useFilters.ts'

const FilterDialog = lazy(() => import('./FilterDialog.tsx').catch(reloadOnce))

/** Opens the filters on a small screen and shows how many are set. */
export function FilterButton({ found }: { readonly found: SearchResult | undefined }) {
  const { t } = useTranslation('people')
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(useFilters().params)
  function open() {
    setWanted(true)
    setOpen(true)
  }
  return (
    <div className={opener}>
      <Button
        variant="outline"
        tone="neutral"
        icon={<SlidersHorizontal size="1.1em" />}
        onPress={open}
      >
        {count > 0 ? t('filter.open_count', { count }) : t('filter.open')}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <FilterDialog found={found} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}
