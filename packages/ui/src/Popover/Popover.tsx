'use client'
import { Slot } from 'radix-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
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
export const Popover = ({
  trigger,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: PopoverProps) => {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const [isUsed, setUsed] = useState(isShown)
  const Panel = useSyncExternalStore(popoverPanel.subscribe, popoverPanel.current, () => null)
  if (isShown && !isUsed) setUsed(true)
  useEffect(() => {
    if (isShown) popoverPanel.load()
  }, [isShown])

  if (isUsed && Panel !== null)
    return <Panel {...rest} trigger={trigger} isOpen={isShown} onOpenChange={setShown} />
  return (
    <Slot.Root
      aria-haspopup="dialog"
      aria-expanded={isShown}
      data-state={isShown ? 'open' : 'closed'}
      onPointerEnter={popoverPanel.load}
      onFocus={popoverPanel.load}
      onClick={() => setShown(!isShown)}
    >
      {trigger}
    </Slot.Root>
  )
}
