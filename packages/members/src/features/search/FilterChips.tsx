import { Button } from '@bouquet/ui/Button'
import { ChipList } from '@bouquet/ui/Chip'
import { useTranslation } from 'react-i18next'
import { useFilters } from './useFilters.ts'
import { useFilterTexts } from './useFilterTexts.ts'

/** The filters in use, each with a way to take it away. */
export function FilterChips() {
  const { t } = useTranslation('people')
  const { change, clear } = useFilters()
  const chips = useFilterTexts()
  if (chips.length === 0) return null
  return (
    <ChipList
      label={t('chips.label')}
      items={chips.map(({ id, label }) => ({ id, label }))}
      onRemove={(id) => {
        const chip = chips.find((each) => each.id === id)
        if (chip) change(chip.without)
      }}
      actions={
        chips.length > 1 ? (
          <Button variant="quiet" tone="neutral" size="sm" onPress={clear}>
            {t('search.none_action')}
          </Button>
        ) : undefined
      }
    />
  )
}
