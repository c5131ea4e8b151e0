'use client'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, type Ref, useId } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { useFocusReturn } from '../internal/useFocusReturn.ts'
import * as css from './Sheet.css.ts'

export type SheetSize = 'sm' | 'md' | 'lg'

export interface SheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly description?: string | undefined
  readonly closeLabel: string
  readonly children?: ReactNode
  /** Stay in sight at the foot while the rest scrolls. */
  readonly actions?: ReactNode
  /** How wide it is where it comes from the side. */
  readonly size?: SheetSize | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A keyboard scrolls it with the arrow keys. */
const scrollable = { tabIndex: 0 } as const

/** Room beside the page: from the bottom on phones, from the side elsewhere. */
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
  ref,
}: SheetProps) => {
  const id = useId()
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.backdrop} />
        <Radix.Content
          ref={ref}
          className={clsx(css.sheet({ size }), className)}
          aria-describedby={description === undefined ? undefined : id}
          {...focusReturn}
        >
          <div className={css.head}>
            <div className={css.words}>
              <Radix.Title className={css.title}>{title}</Radix.Title>
              {description === undefined ? null : (
                <p id={id} className={css.description}>
                  {description}
                </p>
              )}
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
