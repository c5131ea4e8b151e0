import { formatList } from '@bouquet/i18n/format'
import { Link } from '@bouquet/ui/Link'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../platform/language/useLocale.ts'
import { locked, lockedText, lockedTitle } from './search.css.ts'

interface LockedFiltersProps {
  /** Names of the filters. */
  readonly filters: readonly string[]
  readonly isVisitor: boolean
}

/** The filters that this viewer may not use yet, and what opens them. */
export function LockedFilters({ filters, isVisitor }: LockedFiltersProps) {
  const { t } = useTranslation('people')
  const locale = useLocale()
  return (
    <div className={locked}>
      <p className={lockedTitle}>
        <LockKeyhole size="1em" aria-hidden="true" />
        {t('filter.locked')}
      </p>
      <p className={lockedText}>{formatList(filters, locale)}</p>
      <Link variant="standalone" href={isVisitor ? '/signup' : '/premium'}>
        {t(isVisitor ? 'filter.locked_visitor' : 'filter.locked_premium')}
      </Link>
    </div>
  )
}
