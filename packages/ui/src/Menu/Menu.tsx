'use client'
import { Slot } from 'radix-ui'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useControlledState } from 'react-stately/useControlledState'
import { lazyComponent } from '../internal/lazyComponent.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'
import type { MenuProps } from './menu.types.ts'

const menuPanel = lazyComponent<MenuPanelProps>(
  async () => (await import('./MenuPanel.tsx')).MenuPanel,
)

/** Loads what opens, so that menus work when the connection is lost. */
export const preloadMenu = (): Promise<void> => menuPanel.preload()

/**
 * A menu of actions or links. Until its first use it is the trigger alone; the rest loads when the trigger
 * is pointed at, focused or pressed.
 */
export const Menu = ({
  trigger,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: MenuProps) => {
  const [isShown, setShown] = useControlledState(isOpen, defaultOpen, onOpenChange)
  const [isUsed, setUsed] = useState(isShown)
  const [isKeyboard, setKeyboard] = useState(false)
  const Panel = useSyncExternalStore(menuPanel.subscribe, menuPanel.current, () => null)
  if (isShown && !isUsed) setUsed(true)
  useEffect(() => {
    if (isShown) menuPanel.load()
  }, [isShown])

  const open = (byKeyboard: boolean) => {
    setKeyboard(byKeyboard)
    setShown(true)
  }
  if (isUsed && Panel !== null) {
    const state = { isOpen: isShown, onOpenChange: setShown, startsOnFirst: isKeyboard }
    return <Panel {...rest} {...state} trigger={trigger} />
  }
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      data-state="closed"
      onPointerEnter={menuPanel.load}
      onFocus={menuPanel.load}
      onClick={({ detail }: MouseEvent) => open(detail === 0)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return
        event.preventDefault()
        open(true)
      }}
    >
      {trigger}
    </Slot.Root>
  )
}
