'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/index.ts'
import type { ModalProps } from '../internal/modal.tsx'
import * as css from './SignupModal.css.ts'

/** `children` is the signup form. */
export interface SignupModalProps extends ModalProps {
  /** Picture of the brand, above the form or beside it on wide windows. */
  readonly media?: ReactNode
  /** While an account is being created the dialog cannot be closed. */
  readonly isPending?: boolean | undefined
  /** Shown and announced meanwhile, for example "Your account is being made". */
  readonly pendingLabel?: string | undefined
  /** Below the form, for example a link to log in. */
  readonly footer?: ReactNode
}

/** Dialog around the signup form. */
export function SignupModal({
  children,
  media,
  isPending = false,
  pendingLabel,
  footer,
  className,
  ...window
}: SignupModalProps) {
  return (
    <Dialog
      {...window}
      isDismissable={!isPending}
      size={media === undefined ? 'md' : 'lg'}
      media={media === undefined ? undefined : <div className={css.art}>{media}</div>}
      className={clsx(media === undefined ? null : css.beside, className)}
    >
      <div aria-busy={isPending || undefined} data-pending={isPending || undefined}>
        {children}
      </div>
      <p className={css.status} role="status">
        {isPending && pendingLabel !== undefined ? (
          <>
            <span className={css.pulse} aria-hidden="true" />
            {pendingLabel}
          </>
        ) : null}
      </p>
      {footer === undefined ? null : <div className={css.foot}>{footer}</div>}
    </Dialog>
  )
}
