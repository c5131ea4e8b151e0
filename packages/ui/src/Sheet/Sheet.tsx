'use client'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useLabels } from '../internal/labels.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { ModalHeading, ModalRoot, useModal } from '../internal/modal.tsx'
import type { SheetSize } from './Sheet.css.ts'
import * as css from './Sheet.css.ts'

export interface SheetProps extends ModalProps {
  /** Actions, always visible at the bottom. */
  readonly actions?: ReactNode
  /** Width when opened from the side. */
  readonly size?: SheetSize | undefined
}

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** Modal sheet: from the bottom on phones, from the side elsewhere. */
export function Sheet({
  isOpen,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  actions,
  size = 'md',
  className,
  ...marks
}: SheetProps) {
  const labels = useLabels()
  const { id, content } = useModal(description)
  return (
    <ModalRoot {...{ isOpen, defaultOpen, onOpenChange, trigger }}>
      <Radix.Overlay className={css.backdrop} />
      <Radix.Content {...marks} className={clsx(css.sheet({ size }), className)} {...content}>
        <div className={css.head}>
          <div className={css.textBlock}>
            <ModalHeading
              id={id}
              title={title}
              description={description}
              classNames={{ title: css.title, description: css.description }}
            />
          </div>
          <Radix.Close asChild>
            <IconButton className={css.close} label={labels('close')} icon={<X size="1em" />} />
          </Radix.Close>
        </div>
        <div className={css.body} {...scrollable}>
          {children}
        </div>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </Radix.Content>
    </ModalRoot>
  )
}
