import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { Link } from '../LinkProvider/index.ts'
import * as css from './Footer.css.ts'

export interface FooterLink {
  readonly id: string
  readonly label: string
  readonly href: string
  /** For a language: its code, so that its name is pronounced rightly. */
  readonly lang?: string | undefined
  readonly isCurrent?: boolean | undefined
}

export interface FooterGroup {
  readonly id: string
  readonly title: string
  readonly links: readonly FooterLink[]
}

export interface FooterProps {
  readonly brand: ReactNode
  readonly groups: readonly FooterGroup[]
  /** The languages as the last group. */
  readonly languages?: FooterGroup | undefined
  /** Who runs the site, one fact a line. */
  readonly company: readonly string[]
  /** Mail and phone, as links. */
  readonly contact?: ReactNode
  /** Further legal words that some countries ask for. */
  readonly notice?: ReactNode
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLElement> | undefined
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

/** The foot of every page: all legal and help pages, who runs the site, the languages. */
export const Footer = ({
  brand,
  groups,
  languages,
  company,
  contact,
  notice,
  className,
  ...marks
}: FooterProps) => (
  <footer {...marks} className={clsx(css.frame, className)}>
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
