import { clsx } from 'clsx'
import { Tooltip as Radix } from 'radix-ui'
import { type Direction, useDirection } from '../internal/labels.ts'
import { arrow, tooltip } from './Tooltip.css.ts'
import type { TooltipProps } from './tooltip.types.ts'

const physicalSide = (side: NonNullable<TooltipProps['side']>, direction: Direction) => {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right'
}

export interface TooltipPanelProps
  extends Omit<TooltipProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The element and the panel that it opens. */
export const TooltipPanel = ({
  description,
  children,
  side = 'top',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipPanelProps) => {
  const direction = useDirection()
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild title="">
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...rest}
            className={clsx(tooltip, className)}
            side={physicalSide(side, direction)}
            sideOffset={6}
            collisionPadding={8}
          >
            {description}
            <Radix.Arrow className={arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
