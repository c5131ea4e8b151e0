import { Outlet } from '@tanstack/react-router'
import { content, page } from './layouts.css.ts'
import { TopNavigation } from './TopNavigation.tsx'

/** Top navigation, banners, content, footer. */
export function DefaultLayout() {
  return (
    <div className={page}>
      <TopNavigation />
      <main id="content" className={content}>
        <Outlet />
      </main>
    </div>
  )
}
