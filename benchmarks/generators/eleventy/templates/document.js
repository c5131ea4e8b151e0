import { footer } from './footer.js'
import { form } from './form.js'
import { cached, each, escaped } from './html.js'
import { card, section } from './parts.js'

const cachedFooter = cached(footer)
const cachedForm = cached(form)

export const document = ({ site, code, locale, page }) => {
  const address = (language) => `https://${site.domain}/${language}${page.path}`
  return `<!doctype html><html lang="${locale.tag}" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${escaped(page.title)}</title><meta name="description" content="${escaped(page.description)}"><meta name="color-scheme" content="light dark">${page.isIndexed ? '' : '<meta name="robots" content="noindex">'}<style>${site.styles[page.style]}</style><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><link rel="manifest" href="/manifest.webmanifest">${
    page.isIndexed
      ? `<link rel="canonical" href="${address(code)}">${each(site.languages, (language) => `<link rel="alternate" hreflang="${language.code}" href="${address(language.code)}">`)}<link rel="alternate" hreflang="x-default" href="${address(site.language)}">`
      : ''
  }<meta property="og:type" content="website"><meta property="og:site_name" content="${escaped(site.name)}"><meta property="og:title" content="${escaped(page.title)}"><meta property="og:description" content="${escaped(page.description)}"><meta property="og:url" content="${address(code)}"><meta name="twitter:card" content="summary_large_image">${page.structured ? `<script type="application/ld+json">${page.structured}</script>` : ''}</head><body class="body"><a class="skip" href="#content">${escaped(locale.skip)}</a><header class="bar"><div class="column logo-row"><a class="wordmark" href="/${code}"><span class="symbol">${site.symbol}</span><span class="brand-name">${escaped(site.name)}</span></a></div></header><main id="content" class="main" tabindex="-1">${each(page.drawings, (at) => `<div class="art" aria-hidden="true">${site.drawings[at]}</div>`)}${each(page.texts, (text) => `<p class="text">${escaped(text)}</p>`)}${page.cards.length > 0 ? `<ul class="grid">${each(page.cards, (person) => card(person, locale.example))}</ul>` : ''}${page.sections.length > 0 ? article(page, locale) : ''}</main>${cachedFooter(locale.footer)}${page.hasForm ? cachedForm(locale.form) : ''}</body></html>`
}

const article = ({ title, description, sections }, { contents }) =>
  `<article class="column page"><header class="head"><h1 class="title">${escaped(title)}</h1><p class="lead">${escaped(description)}</p></header><nav class="contents" aria-labelledby="contents"><details class="fold"><summary class="contents-title" id="contents">${escaped(contents)}</summary><ol class="list">${each(sections, ({ id, heading }) => `<li><a class="entry" href="#${id}">${escaped(heading)}</a></li>`)}</ol></details></nav><div class="body">${each(sections, section)}</div></article>`
