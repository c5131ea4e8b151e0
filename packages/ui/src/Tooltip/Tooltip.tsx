'use client'
import { Slot } from 'radix-ui'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { lazyComponent } from '../internal/lazyComponent.ts'
import type { TooltipPanelProps } from './TooltipPanel.tsx'
import type { TooltipProps } from './tooltip.types.ts'

const tooltipPanel = lazyComponent<TooltipPanelProps>(
  async () => (await import('./TooltipPanel.tsx')).TooltipPanel,
)

/**
 * Supplementary text on hover or focus. Until its first use it is the element alone; the rest loads when that is
 * pointed at or focused.
 */
export const Tooltip = ({
  children,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) => {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const [isUsed, setUsed] = useState(isShown)
  const focused = useRef<Element | null>(null)
  const Panel = useSyncExternalStore(tooltipPanel.subscribe, tooltipPanel.current, () => null)
  const isReady = isUsed && Panel !== null
  if (isShown && !isUsed) setUsed(true)
  useEffect(() => {
    if (isUsed) tooltipPanel.load()
  }, [isUsed])
  // The element is drawn anew once the panel has loaded, and keeps the focus.
  const keepFocus = (element: HTMLElement | null) => {
    if (element === null || focused.current === null || focused.current === element) return
    focused.current = null
    element.focus({ preventScroll: true })
  }

  if (isReady)
    return (
      <Panel {...rest} isOpen={isShown} onOpenChange={setShown}>
        <Slot.Root ref={keepFocus}>{children}</Slot.Root>
      </Panel>
    )
  return (
    <Slot.Root
      title=""
      onPointerEnter={() => setUsed(true)}
      onFocus={(event) => {
        focused.current = event.currentTarget
        setUsed(true)
      }}
      onBlur={() => {
        focused.current = null
      }}
    >
      {children}
    </Slot.Root>
  )
}
