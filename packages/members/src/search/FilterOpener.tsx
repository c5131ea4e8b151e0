import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reloadOnce } from '../app/lazyScreen.ts'
import { opener } from './search.css.ts'
import { countWishes } from './searchParams.ts'
import { useWishes } from './useWishes.ts'

const FilterDialog = lazy(() => import('./FilterDialog.tsx').catch(reloadOnce))

/** On a small screen the wishes stand behind one button that says how many there are. */
export function FilterOpener({ found }: { readonly found: SearchResult | undefined }) {
  const { t } = useTranslation('people')
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const wishes = countWishes(useWishes().params)
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
        {wishes > 0 ? t('filter.open_count', { count: wishes }) : t('filter.open')}
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <FilterDialog found={found} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}
