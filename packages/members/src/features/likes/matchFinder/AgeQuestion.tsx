import { visuallyHidden } from '@bouquet/ui/base'
import { NumberField } from '@bouquet/ui/NumberField'
import { useTranslation } from 'react-i18next'
import { pair } from '../../../platform/screens/screen.css.ts'
import { type Answers, oldest } from './answers.rules.ts'
import { ages } from './matchFinder.css.ts'

type Ages = Pick<Answers, 'min_age' | 'max_age'>

interface AgeQuestionProps {
  readonly value: Ages
  readonly youngest: number
  /** Whether the form was sent, so that a missing age counts. */
  readonly isTried: boolean
  readonly onChange: (ages: Ages) => void
}

/** The lowest and the highest age. */
export function AgeQuestion({ value, youngest, isTried, onChange }: AgeQuestionProps) {
  const { t } = useTranslation('games')
  const { min_age, max_age } = value
  const limits = { minValue: youngest, maxValue: oldest }
  const missing = (age: number | null) =>
    isTried && age === null ? t('finder.age_missing') : undefined
  const isReversed = min_age !== null && max_age !== null && min_age > max_age
  return (
    <fieldset className={ages}>
      <legend className={visuallyHidden}>{t('finder.ages')}</legend>
      <div className={pair}>
        <NumberField
          {...limits}
          label={t('finder.min_age')}
          value={min_age}
          errorMessage={missing(min_age)}
          onChange={(age) => onChange({ min_age: age, max_age })}
        />
        <NumberField
          {...limits}
          label={t('finder.max_age')}
          value={max_age}
          errorMessage={isReversed ? t('finder.age_order') : missing(max_age)}
          onChange={(age) => onChange({ min_age, max_age: age })}
        />
      </div>
    </fieldset>
  )
}
