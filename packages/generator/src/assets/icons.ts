import type { Brand } from '@bouquet/theme'
import { favicon, maskableIcon, themeColor } from '@bouquet/theme/art'
import sharp from 'sharp'
import { hashOf } from '../hashFiles.ts'
import { type BrandFile, urlOf } from './BrandFile.ts'
import { cachedRender, type Drawn } from './cachedRender.ts'

export interface BrandIcons {
  readonly icon: BrandFile
  readonly touchIcon: BrandFile
  readonly manifest: BrandFile
  readonly files: readonly BrandFile[]
  /** Settles when the files are there. */
  readonly drawn: Promise<unknown>
}

/** Icons for browser tabs and installed apps, and the web app manifest that lists them. */
export function brandIcons(brand: Brand): BrandIcons {
  const svg = favicon(brand)
  const fullBleed = maskableIcon(brand)
  const icon = { path: `assets/icon.${hashOf(svg)}.svg`, content: svg }
  const drawn = [
    png(fullBleed, 180),
    png(svg, 48),
    png(svg, 192),
    png(svg, 512),
    png(fullBleed, 512),
  ] as const
  const [{ file: touchIcon }, { file: tab }, { file: small }, { file: large }, { file: maskable }] =
    drawn
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
    drawn: Promise.all(drawn.map((each) => each.drawn)),
  }
}

const png = (svg: string, size: number): Drawn =>
  cachedRender({
    path: (hash) => `assets/icon-${size}.${hash}.png`,
    inputs: svg,
    draw: () =>
      sharp(Buffer.from(svg), { density: 300 })
        .resize(size, size)
        .png({ palette: true, effort: 1 })
        .toBuffer(),
  })
