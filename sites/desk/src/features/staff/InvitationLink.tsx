import { AlertBanner } from '@bouquet/ui/AlertBanner'
import { useTranslation } from 'react-i18next'
import { useTimes } from '../../platform/language/useDeskLocale.ts'
import * as css from './staff.css.ts'
import type { Invitation } from './staffActions.ts'

interface InvitationLinkProps {
  readonly name: string
  readonly invitation: Invitation
}

/** The link of an invitation, which nobody can look up later. */
export function InvitationLink({ name, invitation: { token, ends } }: InvitationLinkProps) {
  const { t } = useTranslation('desk')
  const times = useTimes()
  return (
    <AlertBanner tone="success" title={t('staff.link', { name })} isUrgent>
      <span>{t('staff.link_text', { date: times.moment(ends) })}</span>
      <code className={css.link}>{`${location.origin}/desk/invitation#${token}`}</code>
    </AlertBanner>
  )
}
