'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Dialog } from '../Dialog/index.ts'
import * as css from './SignupModal.css.ts'

export interface SignupModalProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly text?: string | undefined
  readonly closeLabel: string
  /** The form. */
  readonly children: ReactNode
  /** The brand's drawing: above the form, beside it where there is room. */
  readonly art?: ReactNode
  /** While an account is being made: nothing but its end closes the window. */
  readonly isUnderWay?: boolean | undefined
  /** Said and shown meanwhile, as "Your account is being made". */
  readonly underWayText?: string | undefined
  /** Below the form, as the way to log in instead. */
  readonly foot?: ReactNode
  readonly className?: string | undefined
}

/** The frame of a signup over any page. */
export const SignupModal = ({
  isOpen,
  onOpenChange,
  title,
  text,
  closeLabel,
  children,
  art,
  isUnderWay = false,
  underWayText,
  foot,
  className,
}: SignupModalProps) => (
  <Dialog
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    title={title}
    description={text}
    closeLabel={closeLabel}
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
