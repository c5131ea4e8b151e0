import type { Address } from '@bouquet/contract'
import type { LinkProps } from '@bouquet/ui/LinkProvider'
import { createLink } from '@tanstack/react-router'
import { linkTarget } from './paths.ts'

declare module '@bouquet/ui/LinkProvider' {
  interface LinkAddresses {
    readonly app: Address
  }
}

interface AnchorProps extends LinkProps {
  readonly current: LinkProps['aria-current']
  readonly 'data-status'?: string
}

/** Components set `aria-current` themselves, so the router's own attributes are dropped. */
const Anchor = ({ current, 'data-status': _status, ...props }: AnchorProps) => (
  <a {...props} aria-current={current} />
)

const ScreenLink = createLink(Anchor)
const noProps = {}

/** Routed within the members area, and preloaded on intent; other addresses are plain links. */
export function RouterLink({ href, target: frame, 'aria-current': current, ...props }: LinkProps) {
  const target = linkTarget(href)
  if (target.kind === 'screen' && frame === undefined) {
    return (
      <ScreenLink {...props} to="." href={target.href} current={current} activeProps={noProps} />
    )
  }
  const address = target.kind === 'none' ? undefined : target.href
  return <a {...props} target={frame} aria-current={current} href={address} />
}
