import { Badge } from '@bouquet/ui/Badge'
import { visuallyHidden } from '@bouquet/ui/base'
import { Link } from '@bouquet/ui/LinkProvider'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { idleMinutes, useSession } from '../../platform/session.ts'
import { sectionsFor } from '../sections.ts'
import { BrandChoice } from './BrandChoice.tsx'
import * as css from './Frame.css.ts'
import { StaffMenu } from './StaffMenu.tsx'
import { useIdleLock } from './useIdleLock.ts'
import { useLiveQueues } from './useLiveQueues.ts'
import { useLogOut } from './useLogOut.ts'
import { useWaiting } from './useWaiting.ts'

/** Navigation and account beside every page behind the login. */
export function Frame() {
  const { t } = useTranslation('desk')
  const session = useSession()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const logOut = useLogOut()
  const waiting = useWaiting(session?.staff.role)
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
        <nav className={css.nav} aria-label={t('nav.label')}>
          {sectionsFor(session.staff.role).map(({ id, path: href, queue, Icon }) => (
            <Link
              key={id}
              href={href}
              className={css.section}
              aria-current={isWithin(path, href) ? 'page' : undefined}
              ref={isWithin(path, href) ? showInBar : undefined}
            >
              <Icon size="1.15em" />
              {t(`nav.${id}`)}
              <WaitingBadge queue={queue && waiting?.[queue]} />
            </Link>
          ))}
        </nav>
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

/** Whether a page belongs to the section at this path. */
const isWithin = (path: string, section: string) =>
  path === section || path.startsWith(`${section}/`)

/** On a phone the sections scroll sideways. */
const showInBar = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

interface WaitingBadgeProps {
  readonly queue: { readonly waiting: number; readonly is_minimum: boolean } | undefined
}

/** How much waits in a section, if anything does. */
function WaitingBadge({ queue }: WaitingBadgeProps) {
  const { t } = useTranslation('desk')
  if (!queue || queue.waiting === 0) return null
  const { waiting: count, is_minimum: isMinimum } = queue
  return (
    <Badge size="sm" variant="soft" className={css.waiting}>
      <span aria-hidden="true">{isMinimum ? `${count}+` : count}</span>
      <span className={visuallyHidden}>
        {t(isMinimum ? 'nav.waiting_minimum' : 'nav.waiting', { count })}
      </span>
    </Badge>
  )
}
