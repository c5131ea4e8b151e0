import { visuallyHidden } from '@bouquet/ui/base'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { tabTitle, useCurrentTitle } from './pageTitle.ts'
import { useUnreadCounts } from './useUnreadCounts.ts'

/** Keeps the title of the tab and the app's badge right, and reads a new page's title aloud. */
export function TitleAnnouncer() {
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

/** The number on the installed app's icon, where the system has one. */
async function showBadge(count: number) {
  if (!('setAppBadge' in navigator)) return
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
