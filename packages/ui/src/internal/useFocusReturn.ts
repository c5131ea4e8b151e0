import { useRef } from 'react'

/** Restores focus to the element that had it before opening. Radix only restores it to its own trigger. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return
      event.preventDefault()
      opener.current.focus()
    },
  }
}
