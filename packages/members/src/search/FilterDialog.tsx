import type { SearchResult } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { Dialog } from '@bouquet/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { SearchFilters } from './SearchFilters.tsx'

interface FilterDialogProps {
  readonly found: SearchResult | undefined
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const showKey = ({ num_results_is_minimum }: SearchResult) =>
  num_results_is_minimum ? 'filter.show_more' : 'filter.show_count'

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
          {found ? t(showKey(found), { count: found.num_results }) : t('filter.show')}
        </Button>
      }
    >
      <SearchFilters />
    </Dialog>
  )
}
