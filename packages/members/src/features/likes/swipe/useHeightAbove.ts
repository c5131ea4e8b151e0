import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Tells the styles of the screen how much is above it, as banners come and go. */
export function useHeightAbove(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measure = () => {
      const element = screen.current
      element?.style.setProperty('--above-screen', `${element.offsetTop}px`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
  return screen
}
