import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { Popover as Radix } from 'radix-ui'
import { type RefObject, useId } from 'react'
import { IconButton } from '../IconButton/index.ts'
import { DrawnElsewhere } from '../internal/DrawnElsewhere.tsx'
import { useLabels } from '../internal/labels.ts'
import * as css from './Popover.css.ts'
import type { PopoverProps } from './popover.types.ts'

export interface PopoverPanelProps
  extends Omit<PopoverProps, 'trigger' | 'isOpen' | 'defaultOpen' | 'onOpenChange'> {
  /** What opens it. */
  readonly button: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The panel that a button opens. */
export function PopoverPanel({
  button,
  title,
  children,
  side = 'bottom',
  align = 'center',
  isOpen,
  onOpenChange,
  className,
  ...rest
}: PopoverPanelProps) {
  const labels = useLabels()
  const titleId = useId()
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <DrawnElsewhere element={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          className={clsx(css.popover, className)}
          aria-labelledby={titleId}
          tabIndex={-1}
          // The panel, not its close button, so that its words are read first.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={16}
        >
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <div className={css.body}>{children}</div>
          <IconButton
            className={css.close}
            label={labels('close')}
            tone="neutral"
            icon={<X size="0.85em" />}
            onPress={() => onOpenChange(false)}
          />
          <Radix.Arrow className={css.arrow} width={16} height={8} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
