import type { Locale } from '@bouquet/contract'
import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { html, raw } from 'hono/html'
import { brandLogo } from '../../platform/mail/brandLogo.ts'
import { colorRules, mailStyle } from '../../platform/mail/mailStyle.ts'
import type { UnsubscribeScope } from '../../platform/mail/unsubscribeLink.ts'

type Page =
  | {
      readonly state: 'asks' | 'done'
      readonly scope: UnsubscribeScope
      readonly member: { language: Locale }
      /** Address of another account that is logged in here. */
      readonly other?: string | undefined
    }
  | { readonly state: 'invalid' }

/** The unsubscribe page, which looks like the brand's mails; works without script and without a login. */
export function unsubscribePage(brand: Brand, locale: Locale, page: Page) {
  const t = translator(locale)
  const { tag, dir } = locales[locale]
  const look = mailStyle(brand)
  const { colors, dark, font, radius, scheme, logo } = look
  const style = raw(`<style>
:root{color-scheme:${scheme}}
*{box-sizing:border-box}
body{margin:0;padding:1.5rem .75rem;font:1.0625rem/1.55 ${font.text}}
main{max-width:35rem;margin:0 auto;border-radius:${radius.card};overflow:hidden}
header{padding:1.25rem 1.75rem;background:${logo.ground}}
article{padding:2rem 1.75rem}
h1{margin:0 0 .75rem;font:${look.displayWeight} 1.5rem/1.25 ${font.display};text-wrap:balance}
button{margin:.75rem 0;padding:.875rem 1.625rem;border:2px solid;border-radius:${radius.button};font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid;outline-offset:3px}
a{color:inherit}
${colorRules(colors)}
${dark ? `@media (prefers-color-scheme:dark){${colorRules(dark)}}` : ''}
</style>`)
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>${t('mail:unsubscribe.title')} · ${brand.name}</title>
${style}
</head>
<body class="page text">
<main class="card">
<header>${brandLogo(brand, look, '')}</header>
<article>
<h1 class="strong">${t('mail:unsubscribe.title')}</h1>
${body()}
${otherAccount()}
<p><a href="/notifications">${t('mail:unsubscribe.settings')}</a></p>
</article>
</main>
</body>
</html>`

  function body() {
    if (page.state === 'invalid') return html`<p>${t('mail:unsubscribe.invalid')}</p>`
    if (page.state === 'done') return html`<p role="status">${t('mail:unsubscribe.done')}</p>`
    return html`<p>${question(page.scope)}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button class="button">${t('mail:unsubscribe.confirm')}</button></form>`
  }

  function otherAccount() {
    if (page.state === 'invalid' || page.other === undefined) return ''
    return html`<p>${t('account:other_account.logged_in', { own: page.other })}</p>`
  }

  function question(scope: UnsubscribeScope): string {
    if (scope === 'all') return t('mail:unsubscribe.ask_all')
    const category = t(`settings:notices.${scope}`, { brand: brand.name })
    return t('mail:unsubscribe.ask_one', { category })
  }
}
