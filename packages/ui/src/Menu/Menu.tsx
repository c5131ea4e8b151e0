'use client'
import { Slot } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { lazyComponent } from '../internal/lazyComponent.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'
import type { MenuProps } from './menu.types.ts'

const menuPanel = lazyComponent<MenuPanelProps>(
  async () => (await import('./MenuPanel.tsx')).MenuPanel,
)

/** Loads what opens, so that menus work when the connection is lost. */
export function preloadMenu(): Promise<void> {
  return menuPanel.preload()
}

/**
 * A menu of actions or links. Until its first use it is the trigger alone; the rest loads when the trigger
 * is pointed at, focused or pressed.
 */
export function Menu({ trigger, isOpen, defaultOpen = false, onOpenChange, ...rest }: MenuProps) {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const button = useRef<HTMLElement>(null)
  const Panel = useSyncExternalStore(menuPanel.subscribe, menuPanel.current, () => null)
  useEffect(() => {
    if (isShown) menuPanel.load()
  }, [isShown])

  // The panel is drawn beside the trigger, never around it, so that the trigger stays the same element.
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isShown}
        data-state={isShown ? 'open' : 'closed'}
        onPointerEnter={menuPanel.load}
        onFocus={menuPanel.load}
        onClick={() => setShown(!isShown)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setShown(true)
        }}
      >
        {trigger}
      </Slot.Root>
      {Panel ? <Panel {...rest} button={button} isOpen={isShown} onOpenChange={setShown} /> : null}
    </>
  )
}
