import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { foundKeys } from './foundKeys.ts'
import { SearchFilters } from './SearchFilters.tsx'

interface FilterDialogProps {
  readonly found: SearchResult | undefined
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The wishes of a small screen; its button says how many people they leave. */
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
          {found ? t(foundKeys(found).show, { count: found.num_results }) : t('filter.show')}
        </Button>
      }
    >
      <SearchFilters />
    </Dialog>
  )
}
