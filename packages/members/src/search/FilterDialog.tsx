import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { resultCountKeys } from './resultCountKeys.ts'
import { SearchFilters } from './SearchFilters.tsx'

interface FilterDialogProps {
  readonly found: SearchResult | undefined
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The filters on a small screen; the button shows the number of results. */
export default function FilterDialog({ found, isOpen, onOpenChange }: FilterDialogProps) {
  const { t } = useTranslation('people')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      actions={
        <Button isWide onPress={() => onOpenChange(false)}>
          {found ? t(resultCountKeys(found).show, { count: found.num_results }) : t('filter.show')}
        </Button>
      }
    >
      <SearchFilters />
    </Dialog>
  )
}
