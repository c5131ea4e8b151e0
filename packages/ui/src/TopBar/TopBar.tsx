import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './TopBar.css.ts'

export interface TopBarItem {
  readonly id: string
  readonly label: string
  readonly href: Href
  readonly icon: ReactNode
  /** For example a CountBadge or CreditsBadge. */
  readonly badge?: ReactNode
  readonly isCurrent?: boolean | undefined
}

export interface TopBarProps extends RootProps<HTMLElement> {
  /** Name or logo of the brand. */
  readonly brand: ReactNode
  readonly homeHref: Href
  /** Label of the home link, including the brand's name. */
  readonly homeLabel: string
  /** Label of the navigation. */
  readonly label: string
  readonly items?: readonly TopBarItem[] | undefined
  /** Before the brand: the back button of the installed app. */
  readonly start?: ReactNode
  /** After the navigation: language and account menus, or the login button. */
  readonly end?: ReactNode
  /** `overlay` has no background, for use on a picture. */
  readonly variant?: 'bar' | 'overlay' | undefined
}

/** Top bar with brand, navigation and account. On phones the navigation moves to the bottom. */
export function TopBar({
  brand,
  homeHref,
  homeLabel,
  label,
  items = [],
  start,
  end,
  variant = 'bar',
  className,
  ...rest
}: TopBarProps) {
  return (
    <header {...rest} className={clsx(css.bar({ variant }), className)}>
      <div className={css.inner}>
        {start}
        <Link href={homeHref} className={css.brand} aria-label={homeLabel}>
          {brand}
        </Link>
        {items.length === 0 ? null : (
          <nav className={css.nav} aria-label={label} data-bottom-bar="">
            {items.map((item) => (
              <Link
                key={item.id}
                href={item.href}
                className={css.item}
                aria-current={item.isCurrent === true ? 'page' : undefined}
              >
                <span className={css.icon}>{item.icon}</span>
                <span className={css.label}>{item.label}</span>
                {item.badge === undefined ? null : <span className={css.badge}>{item.badge}</span>}
              </Link>
            ))}
          </nav>
        )}
        {end === undefined ? null : <div className={css.account}>{end}</div>}
      </div>
    </header>
  )
}
