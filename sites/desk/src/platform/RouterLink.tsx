import type { LinkProps } from '@bouquet/ui/LinkProvider'
import { createLink } from '@tanstack/react-router'

interface AnchorProps extends LinkProps {
  readonly current: LinkProps['aria-current']
  readonly 'data-status'?: string
}

/** Components set `aria-current` themselves, so the router's own attributes are dropped. */
const Anchor = ({ current, 'data-status': _status, ...props }: AnchorProps) => (
  <a {...props} aria-current={current} />
)

const PageLink = createLink(Anchor)
const noProps = {}

/** A path leads to a page of the desk; any other address is a plain link. */
export function RouterLink({ href, target, 'aria-current': current, ...props }: LinkProps) {
  if (href.startsWith('/') && !href.startsWith('/api/') && target === undefined) {
    return <PageLink {...props} to={href} current={current} activeProps={noProps} />
  }
  return <a {...props} href={href} target={target} aria-current={current} />
}
