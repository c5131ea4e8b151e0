import { visuallyHidden } from '@bouquet/ui/base'
import { ProgressBar } from '@bouquet/ui/ProgressBar'
import { onlineManager } from '@tanstack/react-query'
import { Outlet, useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { tabTitle, useCurrentTitle } from '../../platform/navigation/pageTitle.ts'
import { frame, offlineBar, offlineRegion } from './layouts.css.ts'
import { useUnreadCounts } from './useNavItems.tsx'

/** What every screen has in common. */
export function Page() {
  return (
    <div className={frame}>
      <LoadingBar />
      <Outlet />
      <OfflineBar />
      <TitleAnnouncer />
    </div>
  )
}

/** Thin bar at the top while the next page loads. */
function LoadingBar() {
  const isActive = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <div role="status">
      <ProgressBar isActive={isActive} />
    </div>
  )
}

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

/** Shown while there is no connection. */
function OfflineBar() {
  const { t } = useTranslation('account')
  const online = useSyncExternalStore(subscribe, isOnline, () => true)
  return (
    <div role="status" className={offlineRegion}>
      {online ? null : <p className={offlineBar}>{t('frame.offline')}</p>}
    </div>
  )
}

/** Updates the title of the tab and the app's badge, and announces the title of a new page. */
function TitleAnnouncer() {
  const { brand } = useRouteContext({ from: '__root__' })
  const page = useCurrentTitle()
  const { total } = useUnreadCounts()

  useEffect(() => {
    document.title = tabTitle(page, brand.name, total)
  }, [page, brand.name, total])

  useEffect(() => {
    void showBadge(total)
  }, [total])

  return (
    <p className={visuallyHidden} aria-live="polite" aria-atomic="true">
      {page}
    </p>
  )
}

/** Number on the icon of the installed app, where the system supports it. */
async function showBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
