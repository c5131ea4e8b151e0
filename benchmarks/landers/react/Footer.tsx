import { column } from '@bouquet/ui/base'
import * as styles from '@bouquet/ui/Footer/styles'
import type { FooterContent, TextLink } from './content.ts'
import { KeepTracking } from './KeepTracking.tsx'
import { LanguageLink } from './LanguageLink.tsx'

const FooterLink = ({ href, text, lang, isCurrent }: TextLink) => (
  <a className={styles.link} href={href} lang={lang} aria-current={isCurrent ? 'page' : undefined}>
    {text}
  </a>
)

export function Footer(footer: FooterContent) {
  return (
    <footer className={styles.footer}>
      <div className={column}>
        <div className={styles.grid}>
          <div className={styles.facts}>
            <p>{footer.about}</p>
            <address className={styles.address}>
              {footer.address[0]}
              <br />
              {footer.address[1]}
            </address>
            {footer.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            <h2 className={styles.contact}>{footer.contact}</h2>
            <a className={styles.contactLink} href={`mailto:${footer.email}`}>
              {footer.email}
            </a>
            <a className={styles.contactLink} href={footer.phone.href}>
              {footer.phone.text}
            </a>
          </div>
          {footer.groups.map(({ title, isWide, links }) => (
            <nav key={title} aria-label={title} className={isWide ? styles.wideGroup : undefined}>
              <h2 className={styles.heading}>{title}</h2>
              <ul className={isWide ? `${styles.list} ${styles.wideList}` : styles.list}>
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav aria-label={footer.language}>
          <ul className={styles.languages}>
            {footer.languages.map((language) => (
              <li key={language.code}>
                <LanguageLink {...language} className={styles.link} cookie={footer.cookie} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          {footer.disclaimer.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
      <KeepTracking names={trackingKept} />
    </footer>
  )
}

const trackingKept = ['network', 'ref', 'sub1', 'sub2', 'sub3', 'lb']
