import { Link } from '@bouquet/ui/LinkProvider'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { page, task } from './layouts.css.ts'

/** The brand's name and one task. */
export function EmptyLayout() {
  const { brand } = useRouteContext({ from: '__root__' })
  return (
    <div className={page}>
      <header>
        <Link href="/">{brand.name}</Link>
      </header>
      <main id="content" className={task}>
        <Outlet />
      </main>
    </div>
  )
}
