import { visuallyHidden } from '@bouquet/ui/base'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { returnHeadingFocus, takeHeadingFocus, usePageTitle } from './pageTitle.ts'

interface PageHeadingProps {
  /** Also the title of the tab. */
  readonly title: string
  /** Shown instead of the title when it needs more than text. */
  readonly children?: ReactNode
  /** For screen readers only. */
  readonly isHidden?: boolean
  /** For a heading that replaces another on the same page. */
  readonly isFocused?: boolean
  readonly className?: string | undefined
}

/** The one first-level heading of a screen: names the page and takes the focus after a navigation. */
export function PageHeading({
  title,
  children,
  isHidden = false,
  isFocused = false,
  className,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The resolved path: before it changes, the heading of the previous page is still mounted.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  usePageTitle(title)

  useEffect(() => {
    const isMove = path !== undefined && takeHeadingFocus(path)
    if (isMove || isFocused) heading.current?.focus({ preventScroll: true })
  }, [path, isFocused])

  useLayoutEffect(() => {
    const node = heading.current
    return () => {
      if (node !== null && node === document.activeElement) returnHeadingFocus()
    }
  }, [])

  return (
    <h1 ref={heading} tabIndex={-1} className={isHidden ? visuallyHidden : className}>
      {children ?? title}
    </h1>
  )
}
