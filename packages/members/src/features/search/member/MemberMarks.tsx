import type { MemberProfile } from '@bouquet/contract'
import { formatDate } from '@bouquet/i18n/format'
import { Button } from '@bouquet/ui/Button'
import { Popover } from '@bouquet/ui/Popover'
import { VerificationBadge } from '@bouquet/ui/VerificationBadge'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../platform/language/useLocale.ts'
import { mark } from './member.css.ts'

/** What was checked about a member, and what the check does not prove. Nothing for a fictional profile. */
export function MemberMarks({ member }: { readonly member: MemberProfile }) {
  const { t } = useTranslation(['people', 'components'])
  const locale = useLocale()
  const { name, email_confirmed } = member
  if (email_confirmed === null) return null
  return (
    <div className={mark}>
      <Popover
        align="start"
        title={t('components:verified.email')}
        trigger={
          <Button variant="quiet" tone="neutral" size="sm">
            <VerificationBadge kind="email" />
          </Button>
        }
      >
        <p>
          {t('people:checked.email', {
            name,
            date: formatDate(email_confirmed, locale, 'long', 'UTC'),
          })}
        </p>
        <p>{t('people:checked.limits')}</p>
      </Popover>
    </div>
  )
}
