import { NativeSelect } from '@bouquet/ui/NativeSelect'
import { useTranslation } from 'react-i18next'
import { pair } from '../app/form.css.ts'
import { useSettings } from '../app/useSettings.ts'
import { type Facts, facts, withFact } from './facts.ts'
import { useFactWords } from './useFactWords.ts'

interface AttributeFieldsProps {
  readonly value: Facts
  readonly onChange: (value: Facts) => void
}

/** The facts that the brand shows; each may be left open. */
export function AttributeFields({ value, onChange }: AttributeFieldsProps) {
  const { t } = useTranslation('attributes')
  const asked = useSettings()?.visible_profile_fields ?? []
  const words = useFactWords()
  return (
    <div className={pair}>
      {facts
        .filter((fact) => asked.includes(fact))
        .map((fact) => (
          <NativeSelect
            key={fact}
            label={words.label(fact)}
            placeholder={t('unstated')}
            options={words.choices(fact)}
            value={value[fact] ?? ''}
            onChange={(answer) => onChange(withFact(value, fact, answer))}
          />
        ))}
    </div>
  )
}
