import Check from 'lucide-react/icons/check'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../platform/session.ts'
import { useSettings } from '../../platform/settings/useSettings.ts'
import { assurance, assurances } from './credits.css.ts'

/** States that a purchase is a single payment, no subscription, and refundable within the brand's period. */
export function Assurances() {
  const { t } = useTranslation('credits')
  const user = useUser()
  const days = useSettings()?.refund_days
  return (
    <ul className={assurances}>
      <li className={assurance}>
        <Check size="1.1em" />
        {t('assurance.once')}
      </li>
      {user && !user.paid_user ? (
        <li className={assurance}>
          <Check size="1.1em" />
          {t('assurance.premium')}
        </li>
      ) : null}
      {days === undefined ? null : (
        <li className={assurance}>
          <Check size="1.1em" />
          {t('assurance.refund', { count: days })}
        </li>
      )}
    </ul>
  )
}
