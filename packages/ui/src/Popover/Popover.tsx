'use client'
import { Slot } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { lazyComponent } from '../internal/lazyComponent.ts'
import type { PopoverPanelProps } from './PopoverPanel.tsx'
import type { PopoverProps } from './popover.types.ts'

const popoverPanel = lazyComponent<PopoverPanelProps>(
  async () => (await import('./PopoverPanel.tsx')).PopoverPanel,
)

/**
 * A small panel beside the button that opens it. The page around it stays usable. Until its first use it is
 * the button alone; the rest loads when the button is pointed at, focused or pressed.
 */
export function Popover({
  trigger,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const button = useRef<HTMLElement>(null)
  const Panel = useSyncExternalStore(popoverPanel.subscribe, popoverPanel.current, () => null)
  useEffect(() => {
    if (isShown) popoverPanel.load()
  }, [isShown])

  // The panel is drawn beside the button, never around it, so that the button stays the same element.
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isShown}
        data-state={isShown ? 'open' : 'closed'}
        onPointerEnter={popoverPanel.load}
        onFocus={popoverPanel.load}
        onClick={() => setShown(!isShown)}
      >
        {trigger}
      </Slot.Root>
      {Panel ? <Panel {...rest} button={button} isOpen={isShown} onOpenChange={setShown} /> : null}
    </>
  )
}
