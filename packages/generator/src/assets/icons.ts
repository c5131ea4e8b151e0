import type { Brand } from '@bouquet/theme'
import { favicon, maskableIcon, themeColor } from '@bouquet/theme/art'
import sharp from 'sharp'
import { hashOf } from '../hashFiles.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'

export interface BrandIcons {
  readonly icon: BrandFile
  readonly touchIcon: BrandFile
  readonly manifest: BrandFile
  readonly files: readonly BrandFile[]
}

/** Icons for browser tabs and installed apps, and the web app manifest that lists them. */
export async function brandIcons(brand: Brand): Promise<BrandIcons> {
  const svg = favicon(brand)
  const fullBleed = maskableIcon(brand)
  const icon = { path: `assets/icon.${hashOf(svg)}.svg`, content: svg }
  const [touchIcon, tab, small, large, maskable] = await Promise.all([
    png(fullBleed, 180),
    png(svg, 48),
    png(svg, 192),
    png(svg, 512),
    png(fullBleed, 512),
  ])
  // Browsers request this path for documents without an icon link, and detect PNG by its content.
  const fallback = { path: 'favicon.ico', content: tab.content }
  const manifest = {
    path: 'manifest.webmanifest',
    content: JSON.stringify({
      id: '/',
      name: brand.name,
      short_name: brand.name,
      start_url: '/members',
      scope: '/',
      display: 'standalone',
      background_color: themeColor(brand),
      theme_color: themeColor(brand),
      icons: [
        { src: urlOf(icon), type: 'image/svg+xml', sizes: 'any' },
        { src: urlOf(small), type: 'image/png', sizes: '192x192' },
        { src: urlOf(large), type: 'image/png', sizes: '512x512' },
        { src: urlOf(maskable), type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ],
    }),
  }
  return {
    icon,
    touchIcon,
    manifest,
    files: [icon, fallback, touchIcon, small, large, maskable, manifest],
  }
}

async function png(svg: string, size: number): Promise<BrandFile> {
  const content = await sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer()
  return { path: `assets/icon-${size}.${hashOf(content)}.png`, content }
}
