import { useRef } from 'react'
import { wasLastInputKey } from './lastInput.ts'

/** Marks the button of a window that has the focus once it opens. */
export const mainAction = { 'data-main-action': '' } as const

/**
 * Focuses the main action of a window that opens, with a ring only if the reader last used a key, and gives the focus
 * back to the element that had it before. Without a main action, Radix focuses the first button; it gives the focus
 * back to its own trigger only.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      if (!(event.target instanceof HTMLElement)) return
      const main = event.target.querySelector<HTMLElement>('[data-main-action]')
      if (main === null) return
      event.preventDefault()
      main.focus({ preventScroll: true, focusVisible: wasLastInputKey() })
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
