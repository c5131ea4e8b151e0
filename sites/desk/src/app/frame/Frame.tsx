import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { idleMinutes, useSession } from '../../platform/session.ts'
import { BrandChoice } from './BrandChoice.tsx'
import * as css from './Frame.css.ts'
import { Navigation } from './Navigation.tsx'
import { StaffMenu } from './StaffMenu.tsx'
import { useIdleLock } from './useIdleLock.ts'
import { useLiveQueues } from './useLiveQueues.ts'
import { useLogOut } from './useLogOut.ts'

/** Navigation and account beside every page behind the login. */
export function Frame() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const logOut = useLogOut()
  useLiveQueues(session?.staff.role)
  useIdleLock(idleMinutes, () => void logOut({ left: 'idle' }))
  if (!session) return null
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#content">
        {t('nav.skip')}
      </a>
      <header className={css.bar}>
        <p className={css.name}>{t('name')}</p>
        <Navigation role={session.staff.role} />
        <div className={css.brand}>
          <BrandChoice {...session} />
        </div>
        <StaffMenu session={session} onLogOut={() => void logOut({})} />
      </header>
      <main id="content" tabIndex={-1} className={css.content}>
        <Outlet />
      </main>
    </div>
  )
}
