import { each, escape } from './html.js'

const link = ({ href, text, lang, code }) =>
  `<li><a class="link" href="${escape(href)}"${lang ? ` lang="${lang}"` : ''}${code ? ` hreflang="${code}" data-locale="${code}"` : ''}>${escape(text)}</a></li>`

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
  `<footer class="footer"><div class="column"><div class="grid"><div class="facts"><p>${escape(about)}</p><address class="address">${each(address, (line) => `${escape(line)}<br>`)}</address>${each(facts, (fact) => `<p>${escape(fact)}</p>`)}<h2 class="contact">${escape(contact)}</h2><a class="contact-link" href="mailto:${email}">${email}</a><a class="contact-link" href="${phone.href}">${phone.text}</a></div>${each(groups, ({ title, links }) => `<nav aria-label="${escape(title)}"><h2 class="heading">${escape(title)}</h2><ul role="list" class="list">${each(links, link)}</ul></nav>`)}</div><nav aria-label="${escape(language)}"><ul class="languages">${each(languages, link)}</ul></nav><div class="small">${each(disclaimer, (text) => `<p>${escape(text)}</p>`)}</div></div></footer>`
