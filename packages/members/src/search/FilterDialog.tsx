import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchFilters } from './SearchFilters.tsx'
import { opener } from './search.css.ts'
import { countWishes } from './searchParams.ts'
import { useWishes } from './useWishes.ts'

/** The wishes on a small screen, behind one button that says how many there are. */
export function FilterDialog({ found }: { readonly found: number | undefined }) {
  const { t } = useTranslation('people')
  const [isOpen, setOpen] = useState(false)
  const wishes = countWishes(useWishes().params)
  return (
    <div className={opener}>
      <Button
        variant="outline"
        tone="neutral"
        icon={<SlidersHorizontal size="1.1em" />}
        onPress={() => setOpen(true)}
      >
        {wishes > 0 ? t('filter.open_count', { count: wishes }) : t('filter.open')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={t('filter.title')}
        closeLabel={t('filter.close')}
        actions={
          <Button isWide onPress={() => setOpen(false)}>
            {found === undefined ? t('filter.show') : t('filter.show_count', { count: found })}
          </Button>
        }
      >
        <SearchFilters />
      </Dialog>
    </div>
  )
}
