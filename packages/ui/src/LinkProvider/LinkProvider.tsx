'use client'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  ref?: Ref<HTMLAnchorElement> | undefined
}
export type LinkComponent = ComponentType<LinkProps>

const PlainLink: LinkComponent = (props) => <a {...props} />

const LinkContext = createContext<LinkComponent>(PlainLink)

export interface LinkProviderProps {
  /** Component that renders all links inside the provider, for example a router link. */
  readonly as: LinkComponent
  readonly children: ReactNode
}

export const LinkProvider = ({ as, children }: LinkProviderProps) => (
  <LinkContext value={as}>{children}</LinkContext>
)

/** The link component of the nearest LinkProvider, or a plain `<a>`. */
export const Link = (props: LinkProps) => {
  const As = useContext(LinkContext)
  return <As {...props} />
}
