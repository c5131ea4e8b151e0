import { useCallback } from 'react'

/**
 * For the ref of a row of links that scrolls: keeps the link to the current page in its middle, when another page opens
 * and when the row grows, as when the figures beside its links arrive after the first drawing.
 */
export function useCurrentInSight() {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return
    const show = () => {
      const link = row.querySelector('[aria-current]')
      if (!link) return
      const { left, width } = link.getBoundingClientRect()
      const seen = row.getBoundingClientRect()
      // `scrollIntoView` would move the page as well, below a head that sticks to its top.
      row.scrollBy({ left: left + width / 2 - (seen.left + seen.width / 2), behavior: 'instant' })
    }
    const pages = new MutationObserver(show)
    pages.observe(row, { attributeFilter: ['aria-current'], subtree: true })
    const sizes = new ResizeObserver(show)
    sizes.observe(row)
    for (const part of row.children) sizes.observe(part)
    return () => {
      pages.disconnect()
      sizes.disconnect()
    }
  }, [])
}
