import { each, escaped } from './html.js'

const link = ({ href, text, lang, code }) =>
  `<li><a class="link" href="${escaped(href)}"${lang ? ` lang="${lang}"` : ''}${code ? ` hreflang="${code}" data-locale="${code}"` : ''}>${escaped(text)}</a></li>`

export const footer = ({
  about,
  address,
  facts,
  contact,
  email,
  phone,
  groups,
  language,
  languages,
  disclaimer,
}) =>
  `<footer class="footer"><div class="column"><div class="grid"><div class="facts"><p>${escaped(about)}</p><address class="address">${each(address, (line) => `${escaped(line)}<br>`)}</address>${each(facts, (fact) => `<p>${escaped(fact)}</p>`)}<h2 class="contact">${escaped(contact)}</h2><a class="contact-link" href="mailto:${email}">${email}</a><a class="contact-link" href="${phone.href}">${phone.text}</a></div>${each(groups, ({ title, links }) => `<nav aria-label="${escaped(title)}"><h2 class="heading">${escaped(title)}</h2><ul role="list" class="list">${each(links, link)}</ul></nav>`)}</div><nav aria-label="${escaped(language)}"><ul class="languages">${each(languages, link)}</ul></nav><div class="small">${each(disclaimer, (text) => `<p>${escaped(text)}</p>`)}</div></div></footer>`
