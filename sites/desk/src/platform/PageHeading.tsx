import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface PageHeadingProps {
  /** Also the title of the tab. */
  readonly title: string
  /** Shown instead of the title when it needs more than text. */
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The one first-level heading of a page: names it and takes the focus after a navigation. */
export function PageHeading({ title, children, className }: PageHeadingProps) {
  const { t } = useTranslation('desk')
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirst = useRouterState({ select: ({ resolvedLocation }) => !resolvedLocation })
  const shouldFocus = useRef(!isFirst)
  useEffect(() => {
    if (shouldFocus.current) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <title>{`${title} · ${t('name')}`}</title>
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children ?? title}
      </h1>
    </>
  )
}
