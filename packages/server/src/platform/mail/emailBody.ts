import type { Brand } from '@bouquet/theme'
import { deriveTheme } from '@bouquet/theme/css'
import { html } from 'hono/html'
import type { EmailText } from './writeEmail.ts'

interface EmailContent extends EmailText {
  readonly fallback: string
  /** Unsubscribes from mails of this kind; absent when the recipient has no account. */
  readonly stop?: { readonly text: string; readonly link: string }
  readonly signature: string
  readonly imprint: readonly string[]
}

export const mailText = (brand: Brand, words: EmailContent): string =>
  [
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

interface Language {
  readonly tag: string
  readonly dir: string
}

/**
 * An email as HTML for all common mail programs: one table, inline styles, no external pictures or fonts. It
 * is a card of 560 pixels in a wide window and uses the full width of a narrow one.
 */
export function mailHtml(brand: Brand, { tag, dir }: Language, words: EmailContent): string {
  const c = mailColours(brand)
  const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.55'
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${words.subject}</title>
</head>
<body style="margin:0;padding:0;background:${c.page};color:${c.text};font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${words.lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${c.card};border-radius:14px;border-top:6px solid ${c.line}">
<tr><td style="padding:28px 28px 0;font-size:20px;font-weight:700;color:${c.name}">${brand.name}</td></tr>
<tr><td style="padding:24px 28px 12px">
<p style="${paragraph}">${words.greeting}</p>
<p style="${paragraph}">${words.lead}</p>
${words.note ? html`<p style="${paragraph};padding:12px 16px;border-left:4px solid ${c.line};background:${c.page}">${words.note}</p>` : ''}
${factTable(words.facts, c.muted)}
<p style="margin:28px 0"><a href="${words.link}" style="display:inline-block;padding:12px 24px;border-radius:999px;border:2px solid ${c.line};background:${c.accent};color:${c.onAccent};font-size:16px;font-weight:600;text-decoration:none">${words.action}</a></p>
<p style="${paragraph}">${words.after}</p>
${words.more ? html`<p style="${paragraph}"><a href="${words.more.link}" style="color:${c.text}">${words.more.text}</a></p>` : ''}
<p style="${paragraph}">${words.signature}</p>
</td></tr>
<tr><td style="padding:16px 28px 28px;font-size:13px;line-height:1.5;color:${c.muted};word-break:break-word">
<p style="margin:0 0 12px">${words.fallback}<br><a href="${words.link}" style="color:${c.muted}">${words.link}</a></p>
<p style="margin:0">${words.imprint.map((line) => html`${line}<br>`)}</p>
${words.stop ? html`<p style="margin:12px 0 0"><a href="${words.stop.link}" style="color:${c.muted}">${words.stop.text}</a></p>` : ''}
</td></tr>
</table>
</td></tr></table>
</body>
</html>`.toString()
}

const factTable = (facts: EmailContent['facts'], muted: string) =>
  facts.length === 0
    ? ''
    : html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 8px;font-size:16px">${facts.map(
        ([label, value]) =>
          html`<tr><td style="padding:4px 20px 4px 0;color:${muted}">${label}</td><td style="padding:4px 0;font-weight:600">${value}</td></tr>`,
      )}</table>`

/** A brand's light colours as hex values, since mail programs support neither custom properties nor OKLCH. */
export function mailColours(brand: Brand) {
  const { surface, text, primary } = deriveTheme(brand).light.color
  return {
    page: surface.sunken,
    card: surface.overlay,
    text: text.normal,
    muted: text.muted,
    name: text.strong,
    line: primary.mark,
    accent: primary.base,
    onAccent: primary.on,
  }
}
