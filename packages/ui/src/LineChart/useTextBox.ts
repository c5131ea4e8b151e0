import { useCallback, useState } from 'react'

/**
 * Width, height and text size of an element, in px, after each change of them.
 * @returns also the ref that the element takes
 */
export function useTextBox() {
  const [box, setBox] = useState({ width: 600, height: 240, em: 16 })
  const measure = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new ResizeObserver(() =>
      setBox({
        width: element.clientWidth,
        height: element.clientHeight,
        em: Number.parseFloat(getComputedStyle(element).fontSize),
      }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ...box, measure }
}
