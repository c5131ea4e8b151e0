import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { column } from '../base/index.ts'
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
  /** The company as it is registered: who runs the site, its address and numbers. */
  readonly company: {
    readonly about: string
    readonly address: readonly [street: string, place: string]
    readonly numbers: readonly string[]
  }
  /** E-mail address and phone, under a title. */
  readonly contact: {
    readonly title: string
    readonly links: readonly { readonly href: string; readonly label: string }[]
  }
  readonly groups: readonly FooterGroup[]
  /** The languages of the site, in a row below. */
  readonly languages?: FooterGroup | undefined
  /** Age limit and other legal notes, in small type at the end. */
  readonly notice?: ReactNode
}

const FooterLinkItem = ({ lang, href, label, isCurrent = false }: FooterLink) => (
  <li>
    <Link
      className={css.link}
      href={href}
      {...(lang === undefined ? {} : { lang, hrefLang: lang })}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {label}
    </Link>
  </li>
)

/** Page footer with the company, legal and help links, and languages. */
export function Footer({
  company,
  contact,
  groups,
  languages,
  notice,
  className,
  ...rest
}: FooterProps) {
  const [street, place] = company.address
  return (
    <footer {...rest} className={clsx(css.footer, className)}>
      <div className={column}>
        <div className={css.grid}>
          <div className={css.facts}>
            <p>{company.about}</p>
            <address className={css.address}>
              {street}
              <br />
              {place}
            </address>
            {company.numbers.map((number) => (
              <p key={number}>{number}</p>
            ))}
            <h2 className={css.contact}>{contact.title}</h2>
            {contact.links.map(({ href, label }) => (
              <a key={href} className={css.contactLink} href={href}>
                {label}
              </a>
            ))}
          </div>
          {groups.map(({ id, title, links }) => (
            <nav key={id} aria-label={title}>
              <h2 className={css.heading}>{title}</h2>
              <ul className={css.list}>
                {links.map((link) => (
                  <FooterLinkItem key={link.id} {...link} />
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {languages === undefined ? null : (
          <nav aria-label={languages.title}>
            <ul className={css.languages}>
              {languages.links.map((link) => (
                <FooterLinkItem key={link.id} {...link} />
              ))}
            </ul>
          </nav>
        )}
        {notice === undefined ? null : <div className={css.small}>{notice}</div>}
      </div>
    </footer>
  )
}
