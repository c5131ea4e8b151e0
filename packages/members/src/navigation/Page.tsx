import { Outlet } from '@tanstack/react-router'
import { LoadingBar } from './LoadingBar.tsx'
import { frame } from './layouts.css.ts'
import { OfflineBar } from './OfflineBar.tsx'
import { TitleAnnouncer } from './TitleAnnouncer.tsx'

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
