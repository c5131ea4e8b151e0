import { visuallyHidden } from '@bouquet/ui/base'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { takeHeadingFocus } from './headingFocus.ts'
import { usePageTitle } from './pageTitle.ts'

interface PageHeadingProps {
  /** Also the title of the tab. */
  readonly title: string
  /** Drawn instead of the title when it needs more than words. */
  readonly children?: ReactNode
  /** For pages whose picture says it already: read aloud, not seen. */
  readonly isHidden?: boolean
  /** For a heading that takes the place of another on the same page. */
  readonly isFocused?: boolean
  readonly className?: string | undefined
}

/** The one first-level heading of a screen: names the page and takes the focus after a move. */
export function PageHeading({
  title,
  children,
  isHidden = false,
  isFocused = false,
  className,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Not where the member is going but what has come: the heading that is left behind is still there before.
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  usePageTitle(title)

  useEffect(() => {
    const isMove = path !== undefined && takeHeadingFocus(path)
    if (isMove || isFocused) heading.current?.focus({ preventScroll: true })
  }, [path, isFocused])

  return (
    <h1 ref={heading} tabIndex={-1} className={isHidden ? visuallyHidden : className}>
      {children ?? title}
    </h1>
  )
}
