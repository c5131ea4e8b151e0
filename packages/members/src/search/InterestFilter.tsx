import { interestSchema } from '@bouquet/contract'
import { Link } from '@bouquet/ui/LinkProvider'
import { Select } from '@bouquet/ui/Select'
import { useTranslation } from 'react-i18next'
import { useUser } from '../accounts/session/useUser.ts'
import { useInterestOptions } from '../profiles/edit/useInterestOptions.ts'
import type { FilterProps } from './FilterProps.ts'
import { locked } from './search.css.ts'

interface InterestFilterProps extends FilterProps {
  readonly isOpen: boolean
}

/** Filter by interest, for premium members only. */
export function InterestFilter({ params, isOpen, onChange }: InterestFilterProps) {
  const { t } = useTranslation('people')
  const isVisitor = useUser() === null
  const options = useInterestOptions()
  return (
    <div className={locked}>
      <Select
        label={t('filter.interest')}
        placeholder={t('filter.any_interest')}
        options={options}
        value={isOpen ? (params.interest ?? '') : ''}
        isDisabled={!isOpen}
        onChange={(chosen) => onChange({ interest: interestSchema.safeParse(chosen).data })}
      />
      {isOpen || isVisitor ? null : <Link href="/premium">{t('filter.interest_locked')}</Link>}
      {isVisitor ? <Link href="/signup">{t('filter.interest_visitor')}</Link> : null}
    </div>
  )
}
