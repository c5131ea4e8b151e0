'use client'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { ModalHeading, ModalRoot, useModal } from '../internal/modal.tsx'
import type { DialogSize } from './Dialog.css.ts'
import * as css from './Dialog.css.ts'

export interface DialogProps extends ModalProps {
  /** Buttons at the bottom, primary action last. */
  readonly actions?: ReactNode
  /** Image above the title, full width. */
  readonly media?: ReactNode
  /** False disables the close button, Escape and the backdrop: the dialog requires an answer. */
  readonly isDismissable?: boolean | undefined
  readonly size?: DialogSize | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/** Modal dialog: traps focus, locks scrolling and restores focus on close. */
export function Dialog({
  isOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  media,
  isDismissable = true,
  size = 'md',
  role = 'dialog',
  className,
  ...rest
}: DialogProps) {
  const labels = useLabels()
  const { id, content } = useModal(description)
  const hold = (event: Event) => {
    if (!isDismissable) event.preventDefault()
  }
  return (
    <ModalRoot {...{ isOpen, defaultOpen, onOpenChange, trigger }}>
      <Radix.Overlay className={css.backdrop}>
        <Radix.Content
          {...rest}
          className={clsx(css.dialog({ size }), className)}
          role={role}
          {...content}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          onInteractOutside={hold}
        >
          {media === undefined ? null : <div className={css.media}>{media}</div>}
          <div className={css.body}>
            <ModalHeading
              id={id}
              title={title}
              description={description}
              classNames={{ title: css.title, description: css.description }}
            />
            {children}
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
          {isDismissable ? (
            <Radix.Close asChild>
              <IconButton
                className={css.close}
                label={labels('close')}
                icon={<X size="1em" />}
                variant={media === undefined ? 'quiet' : 'onPhoto'}
              />
            </Radix.Close>
          ) : null}
        </Radix.Content>
      </Radix.Overlay>
    </ModalRoot>
  )
}
