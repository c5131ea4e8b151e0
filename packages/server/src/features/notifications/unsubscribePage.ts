import type { Locale } from '@bouquet/contract'
import { locales } from '@bouquet/i18n'
import { translator } from '@bouquet/i18n/node'
import type { Brand } from '@bouquet/theme'
import { html, raw } from 'hono/html'
import { mailColours } from '../../platform/mail/emailBody.ts'
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

/** The unsubscribe page in the brand's colours; works without script and without a login. */
export function unsubscribePage(brand: Brand, locale: Locale, page: Page) {
  const t = translator(locale)
  const { tag, dir } = locales[locale]
  const c = mailColours(brand)
  const style = raw(`<style>
*{box-sizing:border-box}
body{margin:0;padding:2rem 1rem;background:${c.page};color:${c.text};font:1.0625rem/1.55 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:2rem 1.75rem;background:${c.card};border-top:6px solid ${c.line};border-radius:14px}
strong{color:${c.name};font-size:1.25rem}
h1{margin:1.5rem 0 .75rem;font-size:1.4rem;line-height:1.25;color:${c.name};text-wrap:balance}
button{margin:.75rem 0;padding:.875rem 1.625rem;border:2px solid ${c.line};border-radius:999px;background:${c.accent};color:${c.onAccent};font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid ${c.name};outline-offset:3px}
a{color:inherit}
</style>`)
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t('mail:unsubscribe.title')} · ${brand.name}</title>
${style}
</head>
<body>
<main>
<strong>${brand.name}</strong>
<h1>${t('mail:unsubscribe.title')}</h1>
${body()}
${otherAccount()}
<p><a href="/notifications">${t('mail:unsubscribe.settings')}</a></p>
</main>
</body>
</html>`

  function body() {
    if (page.state === 'invalid') return html`<p>${t('mail:unsubscribe.invalid')}</p>`
    if (page.state === 'done') return html`<p role="status">${t('mail:unsubscribe.done')}</p>`
    return html`<p>${question(page.scope)}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button>${t('mail:unsubscribe.confirm')}</button></form>`
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
