import { clsx } from 'clsx'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import type { ReactNode, Ref } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { tones } from '../internal/tone.css.ts'
import * as css from './AlertBanner.css.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertBannerProps {
  readonly title?: string | undefined
  readonly children: ReactNode
  readonly tone?: AlertTone | undefined
  /** One button or link. */
  readonly action?: ReactNode
  /** The close button needs both. */
  readonly closeLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** Announced immediately (`role="alert"`). Only for results of what the member has just done. */
  readonly isUrgent?: boolean | undefined
  readonly icon?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const icons: Record<AlertTone, ReactNode> = {
  info: <Info size="1.3em" />,
  success: <CircleCheck size="1.3em" />,
  warning: <TriangleAlert size="1.3em" />,
  danger: <OctagonAlert size="1.3em" />,
}

/** A message about the page, shown in the content. */
export const AlertBanner = ({
  title,
  children,
  tone = 'info',
  action,
  closeLabel,
  onDismiss,
  isUrgent = false,
  icon,
  className,
  ...rest
}: AlertBannerProps) => (
  <div
    {...rest}
    className={clsx(css.frame, tones[tone], className)}
    role={isUrgent ? 'alert' : 'status'}
    data-tone={tone}
  >
    <div className={css.banner}>
      <span className={css.icon}>{icon ?? icons[tone]}</span>
      <div className={css.textBlock}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        <div className={css.text}>{children}</div>
      </div>
      {action === undefined ? null : <div className={css.action}>{action}</div>}
      {closeLabel === undefined || onDismiss === undefined ? null : (
        <IconButton
          className={css.close}
          label={closeLabel}
          icon={<X size="0.9em" />}
          onPress={onDismiss}
        />
      )}
    </div>
  </div>
)
