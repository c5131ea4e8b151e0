import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { RootProps } from '../internal/props.ts'
import { type Href, Link } from '../LinkProvider/index.ts'
import * as css from './Footer.css.ts'

export interface FooterLink {
  readonly id: string
  readonly label: string
  readonly href: Href
  /** Language of the label, for correct pronunciation. */
  readonly lang?: string | undefined
  readonly isCurrent?: boolean | undefined
}

export interface FooterGroup {
  readonly id: string
  readonly title: string
  readonly links: readonly FooterLink[]
}

export interface FooterProps extends RootProps<HTMLElement> {
  readonly brand: ReactNode
  readonly groups: readonly FooterGroup[]
  /** Languages, shown as the last group. */
  readonly languages?: FooterGroup | undefined
  /** Company details, one per line. */
  readonly company: readonly string[]
  /** Links for e-mail and phone. */
  readonly contact?: ReactNode
  /** Additional legal text required in some countries. */
  readonly notice?: ReactNode
}

const Group = ({ group, isWide }: { readonly group: FooterGroup; readonly isWide: boolean }) => (
  <nav className={css.group} aria-label={group.title}>
    <p className={css.title} aria-hidden="true">
      {group.title}
    </p>
    <ul className={css.links({ isWide })}>
      {group.links.map((link) => (
        <li key={link.id}>
          <Link
            className={css.link}
            href={link.href}
            {...(link.lang === undefined ? {} : { lang: link.lang, hrefLang: link.lang })}
            aria-current={link.isCurrent === true ? 'true' : undefined}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

/** Page footer with legal and help links, company details and languages. */
export const Footer = ({
  brand,
  groups,
  languages,
  company,
  contact,
  notice,
  className,
  ...rest
}: FooterProps) => (
  <footer {...rest} className={clsx(css.frame, className)}>
    <div className={css.footer}>
      <div className={css.about}>
        <div className={css.brand}>{brand}</div>
        <address className={css.company}>
          {company.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {contact === undefined ? null : <div className={css.contact}>{contact}</div>}
      </div>
      {groups.map((group) => (
        <Group key={group.id} group={group} isWide={false} />
      ))}
      {languages === undefined ? null : <Group group={languages} isWide />}
      {notice === undefined ? null : <div className={css.notice}>{notice}</div>}
    </div>
  </footer>
)
