import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import { list, tab } from './Tabs.css.ts'

export interface NavTab {
  readonly id: string
  readonly label: string
  readonly href: Href
  readonly isCurrent?: boolean | undefined
  readonly badge?: ReactNode
}

export interface NavTabsProps extends RootProps<HTMLElement> {
  readonly label: string
  readonly items: readonly NavTab[]
}

/** Navigation between related pages, in the style of tabs. */
export function NavTabs({ label, items, className, ...rest }: NavTabsProps) {
  return (
    <nav {...rest} aria-label={label} className={clsx(list, className)}>
      {items.map((item) => (
        <Link
          key={item.id}
          href={item.href}
          className={tab}
          aria-current={item.isCurrent === true ? 'page' : undefined}
        >
          {item.label}
          {item.badge}
        </Link>
      ))}
    </nav>
  )
}
