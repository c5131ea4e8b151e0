import { localeCodes } from '@bouquet/contract'
import { drawingFolder, type Template, templateFile } from '@bouquet/contract/drawing'
import type { Brand } from '@bouquet/theme'
import type { BrandFile } from '../assets/BrandFile.ts'
import type { BrandAssets } from '../assets/buildBrandAssets.ts'
import { membersShell } from '../membersArea/membersShell.ts'
import { footerPages, pagePath } from '../page.ts'
import { pageLocals } from './pageLocals.ts'
import {
  type CompiledSite,
  type RenderOptions,
  renderPage,
  stylesheetReader,
} from './renderPages.ts'
import { translatorFor } from './texts.ts'

export interface RenderedTemplate {
  readonly html: string
  readonly file: BrandFile
}

const stylesheet = /<link rel="stylesheet" href="([^"]+)">/g

/** Renders the page around what the server draws of the members area, in every language, with its styles inside. */
export async function* renderTemplates(
  site: CompiledSite,
  brand: Brand,
  assets: BrandAssets,
  { texts, ownPages }: RenderOptions,
): AsyncGenerator<RenderedTemplate> {
  const read = stylesheetReader(assets)
  for (const locale of localeCodes) {
    const t = translatorFor(locale, texts)
    const members = membersShell(locale)
    const sources = { assets, locale, texts, t, members, ownPages, isDrawn: true }
    const locals = pageLocals(brand, { page: 'app' }, sources)
    const address = `https://${locals.domain}/${locale}${pagePath('app')}`
    const html = await renderPage(site, address, locals)
    const template: Template = {
      html: html.replaceAll(stylesheet, (_, url: string) => `<style>${read(url).trim()}</style>`),
      brand: {
        id: brand.id,
        name: brand.name,
        symbol: locals.symbol,
        logo: locals.logo,
        pages: footerPages(locals.ownPages),
      },
      scripts: members.scripts,
      screens: members.screens,
    }
    const path = `${drawingFolder}/${templateFile(locale)}`
    yield { html: template.html, file: { path, content: JSON.stringify(template) } }
  }
}
