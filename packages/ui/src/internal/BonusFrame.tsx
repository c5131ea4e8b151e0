import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import type { BonusVariant } from './BonusFrame.css.ts'
import * as css from './BonusFrame.css.ts'
import { useLabels } from './labels.ts'
import type { RootProps } from './props.ts'

export interface BonusFrameProps extends RootProps<HTMLElement> {
  readonly title: string
  readonly description?: string | undefined
  /** The call to action. */
  readonly action: { readonly label: string; readonly href: Href }
  /** Shows a button that dismisses the offer. */
  readonly onDismiss?: (() => void) | undefined
  /** `bar` spans the top of the page, `card` is part of the content. */
  readonly variant?: BonusVariant | undefined
}

/** Layout of all offers: text, one fact and one call to action. */
export function BonusFrame({
  title,
  description,
  action,
  onDismiss,
  variant = 'card',
  className,
  children,
  ...rest
}: BonusFrameProps & { readonly children: ReactNode }) {
  const id = useId()
  const labels = useLabels()
  return (
    <section
      {...rest}
      className={clsx(css.frame, css.frames[variant], className)}
      aria-labelledby={id}
      data-variant={variant}
    >
      <div className={clsx(css.inner, onDismiss && css.withCross)}>
        <div className={css.textBlock}>
          <p id={id} className={css.title}>
            {title}
          </p>
          {description === undefined ? null : <p className={css.text}>{description}</p>}
        </div>
        {children === null ? null : <div className={css.extra}>{children}</div>}
        <Link href={action.href} className={css.action}>
          {action.label}
        </Link>
      </div>
      {onDismiss === undefined ? null : (
        <IconButton
          className={css.close}
          label={labels('dismiss')}
          icon={<X size="0.9em" />}
          onPress={onDismiss}
        />
      )}
    </section>
  )
}
