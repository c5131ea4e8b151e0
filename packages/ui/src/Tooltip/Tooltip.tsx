'use client'
import { Slot } from 'radix-ui'
import { type PointerEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useTooltipTriggerState } from 'react-stately/useTooltipTriggerState'
import { lazyComponent } from '../internal/lazyComponent.ts'
import { definedProps } from '../internal/props.ts'
import type { TooltipPanelProps } from './TooltipPanel.tsx'
import type { TooltipProps } from './tooltip.types.ts'

const tooltipPanel = lazyComponent<TooltipPanelProps>(
  async () => (await import('./TooltipPanel.tsx')).TooltipPanel,
)

/**
 * Supplementary text on hover or focus. Until its first use it is the element alone; the rest loads when that is
 * pointed at or focused.
 */
export function Tooltip({
  children,
  isOpen,
  defaultOpen,
  onOpenChange,
  id,
  ...rest
}: TooltipProps) {
  const state = useTooltipTriggerState({
    delay: 400,
    ...definedProps({ isOpen, defaultOpen, onOpenChange }),
  })
  const element = useRef<HTMLElement>(null)
  const ownId = useId()
  const Panel = useSyncExternalStore(tooltipPanel.subscribe, tooltipPanel.current, () => null)
  useEffect(() => {
    if (state.isOpen) tooltipPanel.load()
  }, [state.isOpen])

  const panelId = id ?? ownId
  const close = () => state.close(true)
  // React Aria's own hook for this would add 7 kB to the first view of a page.
  return (
    <>
      <Slot.Root
        ref={element}
        title=""
        aria-describedby={state.isOpen && Panel ? panelId : undefined}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          tooltipPanel.load()
          if (pointerType !== 'touch') state.open()
        }}
        onPointerLeave={() => state.close()}
        onPointerDown={close}
        onFocus={({ currentTarget }) => {
          tooltipPanel.load()
          if (currentTarget.matches(':focus-visible')) state.open(true)
        }}
        onBlur={close}
        onKeyDown={close}
      >
        {children}
      </Slot.Root>
      {Panel ? <Panel {...rest} id={panelId} element={element} state={state} /> : null}
    </>
  )
}
