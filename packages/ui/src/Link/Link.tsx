import { clsx } from 'clsx'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../base/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { tones } from '../internal/tone.css.ts'
import { type Href, Link as RoutedLink } from '../LinkProvider/index.ts'
import { icon as iconClass, type LinkVariant, link, outward } from './Link.css.ts'

export type LinkTone = 'primary' | 'neutral' | 'danger'

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  readonly href: Href
  readonly children: ReactNode
  /** `inline` in a sentence, `standalone` with a larger touch target, `quiet` in a list such as a footer. */
  readonly variant?: LinkVariant | undefined
  readonly tone?: LinkTone | undefined
  /** Before the label. */
  readonly icon?: ReactNode
  /** Opens the link in a new tab, and says so. */
  readonly isExternal?: boolean | undefined
  readonly isCurrent?: boolean | undefined
  readonly onPress?: (() => void) | undefined
  readonly lang?: string | undefined
  /** For example `next` for the following page of a series. */
  readonly rel?: string | undefined
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** A link to another page. For actions use Button. */
export function Link({
  children,
  variant = 'inline',
  tone = 'primary',
  icon,
  isExternal = false,
  isCurrent = false,
  onPress,
  className,
  ...rest
}: LinkProps) {
  return (
    <RoutedLink
      {...rest}
      {...(isExternal ? newTab : {})}
      {...(onPress === undefined ? {} : { onClick: () => onPress() })}
      className={clsx(link({ variant }), tones[tone], className)}
      aria-current={isCurrent ? 'page' : undefined}
      data-variant={variant}
    >
      {icon === undefined ? null : <span className={iconClass}>{icon}</span>}
      {children}
      {isExternal ? <ExternalMark /> : null}
    </RoutedLink>
  )
}

const ExternalMark = () => (
  <>
    <ArrowUpRight size="0.85em" className={outward} />
    <span className={visuallyHidden}> ({useLabels()('new_tab')})</span>
  </>
)
