import { useRef } from 'react'

/** Makes a heading focusable until it loses the focus. */
function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true })
  heading.focus()
}

const isLost = (deck: Element | null, active: Element | null) =>
  active === null || active === document.body || deck?.contains(active) === true

/**
 * After the last card its buttons are disabled, which would leave the focus nowhere: the heading of the message in
 * its place receives it, unless somebody is elsewhere on the page by then.
 */
export function useMessageFocus() {
  const isExpected = useRef(false)
  const messageRef = (message: HTMLElement | null) => {
    if (message === null || !isExpected.current) return
    isExpected.current = false
    const heading = message.querySelector<HTMLElement>('h1, h2, h3')
    if (heading !== null && isLost(message.closest('section'), document.activeElement))
      focusHeading(heading)
  }
  return {
    messageRef,
    /** Called when a card is decided on. */
    expectMessage: () => {
      isExpected.current = true
    },
  }
}
