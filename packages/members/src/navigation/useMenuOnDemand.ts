import { useState } from 'react'

/**
 * For a menu whose code comes when it is first wanted. Until then `trigger` makes the plain button say
 * that a menu is behind it.
 */
export function useMenuOnDemand() {
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return {
    isWanted,
    menu: { isOpen, onOpenChange: setOpen },
    trigger: { 'aria-haspopup': 'menu', 'aria-expanded': false } as const,
    ask() {
      setWanted(true)
      setOpen(true)
    },
  }
}

export type MenuOnDemand = ReturnType<typeof useMenuOnDemand>
