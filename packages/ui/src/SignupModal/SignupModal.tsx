'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/index.ts'
import type { ModalProps } from '../internal/modal.tsx'
import * as css from './SignupModal.css.ts'

/** `children` is the signup form. */
export interface SignupModalProps extends ModalProps {
  readonly text?: string | undefined
  /** Picture of the brand, above the form or beside it on wide windows. */
  readonly art?: ReactNode
  /** While an account is being created the dialog cannot be closed. */
  readonly isUnderWay?: boolean | undefined
  /** Shown and announced meanwhile, for example "Your account is being made". */
  readonly underWayText?: string | undefined
  /** Below the form, for example a link to log in. */
  readonly foot?: ReactNode
}

/** Dialog around the signup form. */
export const SignupModal = ({
  text,
  children,
  art,
  isUnderWay = false,
  underWayText,
  foot,
  className,
  ...window
}: SignupModalProps) => (
  <Dialog
    {...window}
    description={text}
    isDismissable={!isUnderWay}
    size={art === undefined ? 'md' : 'lg'}
    media={art === undefined ? undefined : <div className={css.art}>{art}</div>}
    className={clsx(art === undefined ? null : css.beside, className)}
  >
    <div aria-busy={isUnderWay || undefined} data-under-way={isUnderWay || undefined}>
      {children}
    </div>
    <p className={css.status} role="status">
      {isUnderWay && underWayText !== undefined ? (
        <>
          <span className={css.pulse} aria-hidden="true" />
          {underWayText}
        </>
      ) : null}
    </p>
    {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
  </Dialog>
)
