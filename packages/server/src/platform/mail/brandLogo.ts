import { streams } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { mailLogoSize } from '@bouquet/theme/mail'
import { html } from 'hono/html'
import type { MailStyle } from './mailStyle.ts'

/**
 * The brand's logo as a picture. A program that shows none has its name instead, in the colours of the logo.
 * @param origin of the brand; empty on a page of its own
 */
export function brandLogo(brand: Brand, { logo, font, displayWeight }: MailStyle, origin: string) {
  return html`<img src="${origin}${streams.mailLogo}" alt="${brand.name}" width="${mailLogoSize.width}" height="${mailLogoSize.height}" style="display:block;max-width:100%;height:auto;border:0;background:${logo.ground};color:${logo.ink};font-family:${font.display};font-size:24px;line-height:${mailLogoSize.height}px;font-weight:${displayWeight}">`
}
