import { useState } from 'react'

/**
 * State of a menu whose code loads on first use. Until then `trigger` gives the plain button the ARIA
 * attributes of a menu button.
 */
export function useLazyMenu() {
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

export type LazyMenu = ReturnType<typeof useLazyMenu>
