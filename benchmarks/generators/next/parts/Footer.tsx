import type { FooterContent, TextLink } from '../../../landers/react/content.ts'

const Item = ({ href, text, lang, code }: TextLink & { readonly code?: string }) => (
  <li>
    <a className="link" href={href} lang={lang} hrefLang={code} data-locale={code}>
      {text}
    </a>
  </li>
)

export function Footer(footer: FooterContent) {
  return (
    <footer className="footer">
      <div className="column">
        <div className="grid">
          <div className="facts">
            <p>{footer.about}</p>
            <address className="address">
              {footer.address[0]}
              <br />
              {footer.address[1]}
              <br />
            </address>
            {footer.facts.map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
            <h2 className="contact">{footer.contact}</h2>
            <a className="contact-link" href={`mailto:${footer.email}`}>
              {footer.email}
            </a>
            <a className="contact-link" href={footer.phone.href}>
              {footer.phone.text}
            </a>
          </div>
          {footer.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="heading">{title}</h2>
              <ul className="list">
                {links.map((link) => (
                  <Item key={link.href} {...link} />
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <nav aria-label={footer.language}>
          <ul className="languages">
            {footer.languages.map((language) => (
              <Item key={language.code} {...language} />
            ))}
          </ul>
        </nav>
        <div className="small">
          {footer.disclaimer.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </footer>
  )
}
