import type { Brand } from '@bouquet/theme'
import { html, raw } from 'hono/html'
import { brandLogo } from './brandLogo.ts'
import { colorRules, type MailStyle, mailStyle } from './mailStyle.ts'
import type { EmailText } from './writeEmail.ts'

interface EmailContent extends EmailText {
  readonly fallback: string
  /** Unsubscribes from mails of this kind; absent when the recipient has no account. */
  readonly stop?: { readonly text: string; readonly link: string }
  readonly signature: string
  readonly imprint: readonly string[]
}

export function mailText(brand: Brand, words: EmailContent): string {
  return [
    brand.name,
    words.greeting,
    words.lead,
    words.note,
    words.facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${words.action}:\n${words.link}`,
    words.after,
    words.more && `${words.more.text}:\n${words.more.link}`,
    words.signature,
    `--\n${words.imprint.join('\n')}`,
    words.stop && `${words.stop.text}:\n${words.stop.link}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}

interface Language {
  readonly tag: string
  readonly dir: string
}

/**
 * An email as HTML for all common mail programs: one table and inline styles, with rules of its own for programs that
 * follow a dark system. It is a card of 560 pixels in a wide window and uses the full width of a narrow one. It loads
 * nothing but the logo, from the brand's host.
 */
export function mailHtml(brand: Brand, { tag, dir }: Language, words: EmailContent): string {
  const style = mailStyle(brand)
  const { colors: c, font, radius } = style
  const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55'
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="${style.scheme}">
<meta name="supported-color-schemes" content="${style.scheme}">
<title>${words.subject}</title>
${raw(`<style>${modeRules(style)}</style>`)}
${raw(classicOutlook(font.text))}
</head>
<body class="page text" style="margin:0;padding:0;background:${c.page};color:${c.text};font-family:${font.text}">
<div style="display:none;max-height:0;overflow:hidden">${words.lead}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${c.page}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${c.card};border-radius:${radius.card};border-collapse:separate">
<tr><td style="padding:20px 28px;background:${style.logo.ground};border-radius:${radius.card} ${radius.card} 0 0">${brandLogo(brand, style, new URL(words.link).origin)}</td></tr>
<tr><td class="text" style="padding:32px 28px 12px;color:${c.text};font-family:${font.text}">
<p class="strong" style="margin:0 0 16px;font-family:${font.display};font-size:24px;line-height:1.25;font-weight:${style.displayWeight};color:${c.strong}">${words.greeting}</p>
<p style="${paragraph}">${words.lead}</p>
${words.note ? html`<p class="note" style="${paragraph};padding:12px 16px;border:0 solid ${c.line};border-inline-start-width:4px;border-radius:${radius.note};background:${c.page}">${words.note}</p>` : ''}
${factTable(words.facts, c.muted)}
<p style="margin:28px 0"><a class="button" href="${words.link}" style="display:inline-block;padding:13px 26px;border-radius:${radius.button};border:2px solid ${c.line};background:${c.accent};color:${c.onAccent};font-size:16px;font-weight:700;text-decoration:none">${words.action}</a></p>
<p style="${paragraph}">${words.after}</p>
${words.more ? html`<p style="${paragraph}"><a class="text" href="${words.more.link}" style="color:${c.text}">${words.more.text}</a></p>` : ''}
<p style="${paragraph}">${words.signature}</p>
</td></tr>
<tr><td class="muted" style="padding:16px 28px 28px;font-family:${font.text};font-size:13px;line-height:1.5;color:${c.muted};word-break:break-word">
<p style="margin:0 0 12px">${words.fallback}<br><a class="muted" href="${words.link}" style="color:${c.muted}">${words.link}</a></p>
<p style="margin:0">${words.imprint.map((line) => html`${line}<br>`)}</p>
${words.stop ? html`<p style="margin:12px 0 0"><a class="muted" href="${words.stop.link}" style="color:${c.muted}">${words.stop.text}</a></p>` : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString()
}

const modeRules = ({ dark, scheme }: MailStyle) =>
  `:root{color-scheme:${scheme};supported-color-schemes:${scheme}}${
    dark ? `@media (prefers-color-scheme:dark){${colorRules(dark)}}` : ''
  }`

/** Outlook with Word's engine shows Times where it lacks the first font of a list. */
const classicOutlook = (stack: string) =>
  `<!--[if mso]><style>body,td,p,a{font-family:${stack.includes('Georgia') ? 'Georgia,serif' : 'Arial,sans-serif'}!important}</style><![endif]-->`

const factTable = (facts: EmailContent['facts'], muted: string) =>
  facts.length === 0
    ? ''
    : html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px;font-size:16px;line-height:1.4">${facts.map(
        ([label, value]) =>
          html`<tr><td class="muted" valign="top" style="padding:4px 20px 4px 0;color:${muted}">${label}</td><td valign="top" style="padding:4px 0;font-weight:700">${value}</td></tr>`,
      )}</table>`
