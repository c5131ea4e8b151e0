import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { RootProps } from '../internal/props.ts'
import { tones } from '../internal/tone.css.ts'
import { toneIcons } from '../internal/toneIcons.tsx'
import * as css from './AlertBanner.css.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertBannerProps extends RootProps<HTMLDivElement> {
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly tone?: AlertTone | undefined
  /** One button or link; in a compact banner a link, which is pressed anywhere on the banner. */
  readonly actions?: ReactNode
  /** Small, for a reminder above what the member came for. */
  readonly isCompact?: boolean | undefined
  /** Shows a button that dismisses the message. */
  readonly onDismiss?: (() => void) | undefined
  /** Announced immediately (`role="alert"`). Only for results of what the member has just done. */
  readonly isUrgent?: boolean | undefined
  readonly icon?: ReactNode
}

/** A message about the page, shown in the content. */
export function AlertBanner({
  title,
  children,
  tone = 'info',
  actions,
  onDismiss,
  isCompact = false,
  isUrgent = false,
  icon,
  className,
  ...rest
}: AlertBannerProps) {
  const labels = useLabels()
  return (
    <div
      {...rest}
      className={clsx(css.frame, tones[tone], className)}
      role={isUrgent ? 'alert' : 'status'}
      data-tone={tone}
    >
      <div className={clsx(css.banner, isCompact && css.compact)}>
        <span className={css.icon}>{icon ?? toneIcons[tone]}</span>
        <div className={css.textBlock}>
          {title === undefined ? null : <p className={css.title}>{title}</p>}
          <div className={css.text}>{children}</div>
        </div>
        {actions === undefined ? null : <div className={css.action}>{actions}</div>}
        {onDismiss === undefined ? null : (
          <IconButton
            className={css.close}
            label={labels('dismiss')}
            icon={<X size="0.9em" />}
            onPress={onDismiss}
          />
        )}
      </div>
    </div>
  )
}
