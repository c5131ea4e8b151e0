import { Link } from '@bouquet/ui/LinkProvider'
import { useRouteContext } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../session/useUser.ts'
import { useWaiting } from './useWaiting.ts'

/** The bar at the top: where a member can go, with what waits there. */
export function TopNavigation() {
  const { t } = useTranslation('account')
  const { brand } = useRouteContext({ from: '__root__' })
  const user = useUser()
  const waiting = useWaiting()
  return (
    <header>
      <Link href="/">{brand.name}</Link>
      <nav aria-label={t('frame.navigation')}>
        <Link href="/members">{t('frame.search')}</Link>
        {user ? (
          <>
            <Link href="/chats">
              {t('frame.messages')} {waiting.messages}
            </Link>
            <Link href="/likes">
              {t('frame.likes')} {waiting.likes}
            </Link>
            <Link href="/profile">{t('frame.profile')}</Link>
          </>
        ) : (
          <Link href="/login">{t('frame.log_in')}</Link>
        )}
      </nav>
    </header>
  )
}
