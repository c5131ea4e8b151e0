import { locales } from '@bouquet/i18n'
import { formatMoney } from '@bouquet/i18n/format'
import { translator } from '@bouquet/i18n/node'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Ctx } from '../../../platform/http/Ctx.ts'
import { choiceSchema } from './decideCheckout.ts'
import type { SandboxCharge } from './sandbox.store.ts'
import { checkoutPath } from './webhook.ts'

/** Plain on purpose: it must not look like a page of the brand. */
const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: Canvas; color: CanvasText }
  main { box-sizing: border-box; width: min(100%, 26rem); padding: 1.5rem }
  h1 { font-size: 1.25rem; margin: 0 0 .25rem }
  .sum { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: 1.5rem 0 0 }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  button { font: inherit; min-height: 48px; border-radius: 8px; border: 1px solid CanvasText; background: Canvas; color: CanvasText; cursor: pointer }
  button[value=pay] { background: CanvasText; color: Canvas; font-weight: 600 }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
`

/** The sandbox's checkout page. */
export function checkoutPage(
  charge: SandboxCharge,
  { locale }: Ctx,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  const t = translator(locale)
  return html`<!doctype html>
<html lang="${locales[locale].tag}" dir="${locales[locale].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${t('checkout:title')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('checkout:title')}</h1>
<p>${t('checkout:explanation')}</p>
<p class="sum">${formatMoney({ amount: charge.amount, currency: charge.currency }, locale)}</p>
<p>${t('checkout:content', { count: charge.credits })}</p>
<form method="post" action="${checkoutPath}">
<input type="hidden" name="reference" value="${charge.reference}">
${choiceSchema.options.map((choice) => html`<button name="choice" value="${choice}">${t(`checkout:choice.${choice}`)}</button>`)}
</form>
</main>
</body>
</html>`
}
