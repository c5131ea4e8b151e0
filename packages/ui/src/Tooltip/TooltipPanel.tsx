import { clsx } from 'clsx'
import { Tooltip as Radix } from 'radix-ui'
import type { RefObject } from 'react'
import type { TooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { DrawnElsewhere } from '../internal/DrawnElsewhere.tsx'
import { type Direction, useDirection } from '../internal/labels.ts'
import { arrow, tooltip } from './Tooltip.css.ts'
import type { TooltipProps } from './tooltip.types.ts'

const physicalSide = (side: NonNullable<TooltipProps['side']>, direction: Direction) => {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === (direction === 'ltr') ? 'left' : 'right'
}

export interface TooltipPanelProps
  extends Pick<TooltipProps, 'id' | 'description' | 'side' | 'className' | 'ref'> {
  /** What it describes. */
  readonly element: RefObject<HTMLElement | null>
  readonly state: TooltipTriggerState
}

/** The panel beside an element. */
export function TooltipPanel({
  description,
  element,
  state,
  side = 'top',
  className,
  ...rest
}: TooltipPanelProps) {
  const direction = useDirection()
  return (
    <Radix.Provider>
      <Radix.Root open={state.isOpen} onOpenChange={() => state.close(true)}>
        <Radix.Trigger asChild>
          <DrawnElsewhere element={element} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...rest}
            className={clsx(tooltip, className)}
            side={physicalSide(side, direction)}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={() => state.open(true)}
          >
            {description}
            <Radix.Arrow className={arrow} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
