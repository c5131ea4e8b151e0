import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import type { BonusVariant } from './BonusFrame.css.ts'
import * as css from './BonusFrame.css.ts'

export interface BonusFrameProps {
  readonly title: string
  readonly text?: string | undefined
  /** The call to action. */
  readonly action: { readonly label: string; readonly href: Href }
  /** The close button needs both. */
  readonly closeLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** `bar` spans the top of the page, `card` is part of the content. */
  readonly variant?: BonusVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** Layout of all offers: text, one fact and one call to action. */
export const BonusFrame = ({
  title,
  text,
  action,
  closeLabel,
  onDismiss,
  variant = 'card',
  className,
  children,
  ...rest
}: BonusFrameProps & { readonly children: ReactNode }) => {
  const id = useId()
  const canClose = closeLabel !== undefined && onDismiss !== undefined
  return (
    <section
      {...rest}
      className={clsx(css.frame({ variant }), className)}
      aria-labelledby={id}
      data-variant={variant}
    >
      <div className={clsx(css.inner, canClose && css.withCross)}>
        <div className={css.textBlock}>
          <p id={id} className={css.title}>
            {title}
          </p>
          {text === undefined ? null : <p className={css.text}>{text}</p>}
        </div>
        {children === null ? null : <div className={css.extra}>{children}</div>}
        <Link href={action.href} className={css.action}>
          {action.label}
        </Link>
      </div>
      {canClose ? (
        <IconButton
          className={css.close}
          label={closeLabel}
          icon={<X size="0.9em" />}
          onPress={onDismiss}
        />
      ) : null}
    </section>
  )
}
