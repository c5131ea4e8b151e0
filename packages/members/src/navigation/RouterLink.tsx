import type { LinkProps } from '@bouquet/ui/LinkProvider'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { linkTarget } from './linkTarget.ts'

/** A link of the page: within the members area without a reload, elsewhere as the browser does it. */
export function RouterLink({ href, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const target = linkTarget(href)

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (event.defaultPrevented || !isPlain || event.altKey) return
    if (target.kind !== 'screen' || props.target !== undefined) return
    event.preventDefault()
    router.history.push(target.href)
  }

  return <a {...props} href={target.kind === 'none' ? undefined : target.href} onClick={follow} />
}
