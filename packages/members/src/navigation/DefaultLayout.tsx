import { Outlet } from '@tanstack/react-router'
import { Bonus } from '../credits/discounts/Bonus.tsx'
import { Introduction } from '../likes/introduction/Introduction.tsx'
import { Banners } from './Banners.tsx'
import { content, page } from './layouts.css.ts'
import { PageFooter } from './PageFooter.tsx'
import { TopNavigation } from './TopNavigation.tsx'

/** Top navigation, banners, content, footer. */
export function DefaultLayout() {
  return (
    <div className={page}>
      <TopNavigation />
      <Bonus />
      <Banners />
      <main id="content" className={content}>
        <Outlet />
      </main>
      <PageFooter />
      <Introduction />
    </div>
  )
}
