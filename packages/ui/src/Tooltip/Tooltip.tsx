'use client'
import { clsx } from 'clsx'
import { Tooltip as Radix } from 'radix-ui'
import type { ReactElement, Ref } from 'react'
import { arrow, tooltip } from './Tooltip.css.ts'

export interface TooltipProps {
  /** Supplementary text, nothing essential. */
  readonly text: string
  /** A single focusable element that accepts a ref, for example a button or link. */
  readonly children: ReactElement
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

/** Supplementary text on hover or focus. */
export const Tooltip = ({
  text,
  children,
  side = 'top',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
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
