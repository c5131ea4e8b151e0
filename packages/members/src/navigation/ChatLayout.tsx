import { Outlet } from '@tanstack/react-router'
import { threadContent, threadPage } from './layouts.css.ts'

/** Nothing but a thread, as high as the window. */
export function ChatLayout() {
  return (
    <div className={threadPage}>
      <main id="content" className={threadContent}>
        <Outlet />
      </main>
    </div>
  )
}
