'use client'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton/index.ts'
import type { ModalProps } from '../internal/modal.tsx'
import { ModalHeading, useModal } from '../internal/modal.tsx'
import type { SheetSize } from './Sheet.css.ts'
import * as css from './Sheet.css.ts'

export interface SheetProps extends ModalProps {
  readonly description?: string | undefined
  /** Actions, always visible at the bottom. */
  readonly actions?: ReactNode
  /** Width when opened from the side. */
  readonly size?: SheetSize | undefined
}

/** Focusable, so that it can be scrolled with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** Modal sheet: from the bottom on phones, from the side elsewhere. */
export const Sheet = ({
  isOpen,
  onOpenChange,
  title,
  description,
  closeLabel,
  children,
  actions,
  size = 'md',
  className,
  ...marks
}: SheetProps) => {
  const { id, content } = useModal(description)
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
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
            <IconButton
              label={closeLabel}
              icon={<X size="1em" />}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <div className={css.body} {...scrollable}>
            {children}
          </div>
          {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
