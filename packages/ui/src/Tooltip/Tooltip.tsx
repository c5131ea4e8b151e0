'use client'
import { clsx } from 'clsx'
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, Ref } from 'react'
import { arrow, tooltip } from './Tooltip.css.ts'

export interface TooltipProps {
  /** A few words more; nothing that is needed to go on. */
  readonly text: string
  /** One element that takes a ref and can have the focus, as a button or a link. */
  readonly children: ReactElement
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** A few words more on something that stands for itself, under the pointer or with the focus. */
export const Tooltip = ({
  text,
  children,
  side = 'top',
  isOpen,
  onOpenChange,
  className,
  ...marks
}: TooltipProps) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...marks}
          className={clsx(tooltip, className)}
          side={side}
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
          <Radix.Arrow className={arrow} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  </Radix.Provider>
)
