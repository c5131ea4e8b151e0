import { constants } from '@bouquet/contract'
import { Button } from '@bouquet/ui/Button'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../platform/language/useDates.ts'
import { PageHeading } from '../../../platform/navigation/PageHeading.tsx'
import { lead, taskIntro, taskScreen } from '../../../platform/screens/screen.css.ts'
import { useUser } from '../../../platform/session.ts'
import { TaskHead } from '../TaskHead.tsx'
import { Reactivation } from './Reactivation.tsx'
import { ReactivationRequest } from './ReactivationRequest.tsx'

/** After a deletion, and where the mailed link brings the account back. */
export function AccountDeletedScreen() {
  const { token } = useSearch({ from: '/empty/account-deleted' })
  const user = useUser()
  if (token) return <Reactivation token={token} />
  return user ? <NotDeleted email={user.email} /> : <Deleted />
}

function Deleted() {
  const { t } = useTranslation('settings')
  const dates = useDates()
  const erasedAfter = useLocation({ select: ({ state }) => state.erasedAfter })
  return (
    <div className={taskScreen}>
      <TaskHead art="conversations">
        <PageHeading title={t(erasedAfter ? 'deleted.title' : 'deleted.back_title')} />
        <p className={lead}>
          {erasedAfter
            ? t('deleted.text', { date: dates.format(erasedAfter, 'long') })
            : t('deleted.back_text', { days: constants.reactivationDays })}
        </p>
      </TaskHead>
      <ReactivationRequest />
    </div>
  )
}

/** For a member who is logged in, and so has an account. */
function NotDeleted({ email }: { readonly email: string }) {
  const { t } = useTranslation('settings')
  return (
    <div className={taskScreen}>
      <div className={taskIntro}>
        <PageHeading title={t('deleted.not_title')} />
        <p className={lead}>{t('deleted.not_text', { email })}</p>
      </div>
      <Button size="lg" isWide href="/settings">
        {t('title.settings')}
      </Button>
    </div>
  )
}
