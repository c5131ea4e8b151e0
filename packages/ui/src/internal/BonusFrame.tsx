import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { Link } from '../LinkProvider/index.ts'
import type { BonusVariant } from './BonusFrame.css.ts'
import * as css from './BonusFrame.css.ts'

export interface BonusFrameProps {
  readonly title: string
  readonly text?: string | undefined
  /** The one way on. */
  readonly action: { readonly label: string; readonly href: string }
  /** With both it can be closed. */
  readonly closeLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** Edge to edge at the top of the page, or a card in it. */
  readonly variant?: BonusVariant | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
}

/** What all offers look like: words, one fact, one way on. */
export const BonusFrame = ({
  title,
  text,
  action,
  closeLabel,
  onDismiss,
  variant = 'card',
  className,
  children,
  ...marks
}: BonusFrameProps & { readonly children: ReactNode }) => {
  const id = useId()
  const canClose = closeLabel !== undefined && onDismiss !== undefined
  return (
    <section
      {...marks}
      className={clsx(css.frame({ variant }), className)}
      aria-labelledby={id}
      data-variant={variant}
    >
      <div className={clsx(css.inner, canClose && css.withCross)}>
        <div className={css.words}>
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
