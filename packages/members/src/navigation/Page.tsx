import { Outlet } from '@tanstack/react-router'
import { LoadingBar } from './LoadingBar.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import { TitleAnnouncer } from './TitleAnnouncer.tsx'

/** What every screen has in common. */
export function Page() {
  return (
    <>
      <LoadingBar />
      <OfflineBar />
      <Outlet />
      <TitleAnnouncer />
    </>
  )
}
