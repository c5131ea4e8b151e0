import type { LinkProps } from '@bouquet/ui/LinkProvider'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isMembersPath } from './membersPaths.ts'

/** A link of the page: within the members area without a reload, elsewhere as the browser does it. */
export function RouterLink({ href, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const isInside = isMembersPath(href) && props.target === undefined

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || !isInside || !isPlain || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }

  return <a {...props} href={href} onClick={follow} />
}
