import type { StaffRole } from '@bouquet/contract'
import { Badge } from '@bouquet/ui/Badge'
import { visuallyHidden } from '@bouquet/ui/base'
import { Link } from '@bouquet/ui/LinkProvider'
import { useRouterState } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentInSight } from '../../platform/useCurrentInSight.ts'
import { type Section, sectionGroups, sectionsFor } from '../sections.ts'
import * as css from './Navigation.css.ts'
import { useWaiting } from './useWaiting.ts'

interface NavigationProps {
  readonly role: StaffRole
}

/** The sections that a role may open, under a heading for each kind of work. */
export function Navigation({ role }: NavigationProps) {
  const { t } = useTranslation('desk')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const nav = useCurrentInSight()
  const sections = sectionsFor(role)
  const groups = sectionGroups
    .map((id) => ({ id, items: sections.filter(({ group }) => group === id) }))
    .filter(({ items }) => items.length > 0)
  return (
    <nav className={css.nav} aria-label={t('nav.label')} ref={nav}>
      {groups.map(({ id, items }) => (
        <SectionList
          key={id}
          heading={groups.length > 1 ? t(`nav.group_${id}`) : undefined}
          sections={items}
          path={path}
          role={role}
        />
      ))}
    </nav>
  )
}

interface SectionListProps extends NavigationProps {
  /** Left out where there is one kind of work only. */
  readonly heading: string | undefined
  readonly sections: readonly Section[]
  readonly path: string
}

function SectionList({ heading, sections, path, role }: SectionListProps) {
  const { t } = useTranslation('desk')
  const waiting = useWaiting(role)
  const headingId = useId()
  return (
    <div className={css.group}>
      {heading === undefined ? null : (
        <p className={css.heading} id={headingId}>
          {heading}
        </p>
      )}
      <ul className={css.list} aria-labelledby={heading === undefined ? undefined : headingId}>
        {sections.map(({ id, path: href, queue, Icon }) => (
          <li key={id} className={css.item}>
            <Link
              href={href}
              className={css.section}
              aria-current={isWithin(path, href) ? 'page' : undefined}
            >
              <Icon size="1.15em" />
              {t(`nav.${id}`)}
              <WaitingBadge queue={queue && waiting?.[queue]} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether a page belongs to the section at this path. */
const isWithin = (path: string, section: string) =>
  path === section || path.startsWith(`${section}/`)

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
