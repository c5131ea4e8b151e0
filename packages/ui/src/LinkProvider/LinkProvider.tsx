'use client'
import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react'

/**
 * Declares the addresses that links may have, so that a wrong one does not compile:
 * `declare module '@bouquet/ui/LinkProvider' { interface LinkAddresses { readonly app: '/a' | '/b' } }`
 */
export interface LinkAddresses {
  readonly default: string
}

/** An address that a link may have; any text where the application declares none. */
export type Href = LinkAddresses extends { readonly app: infer App extends string }
  ? App
  : LinkAddresses['default']

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: Href
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

export function LinkProvider({ as, children }: LinkProviderProps) {
  return <LinkContext value={as}>{children}</LinkContext>
}

/** The link component of the nearest LinkProvider, or a plain `<a>`. */
export function Link(props: LinkProps) {
  const As = useContext(LinkContext)
  return <As {...props} />
}
