import type { Interest } from '@bouquet/contract'
import { InterestPicker } from '@bouquet/ui/InterestPicker'
import { useTranslation } from 'react-i18next'
import { useInterestOptions } from './useInterestOptions.ts'

interface InterestFieldProps {
  readonly value: readonly Interest[]
  readonly onChange: (value: Interest[]) => void
}

/** What one likes, out of what the brand offers. */
export function InterestField({ value, onChange }: InterestFieldProps) {
  const { t } = useTranslation('attributes')
  return (
    <InterestPicker
      label={t('field.interests')}
      options={useInterestOptions()}
      value={value}
      onChange={(chosen) => onChange([...chosen])}
    />
  )
}
