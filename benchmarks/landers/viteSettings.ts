import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import type { InlineConfig } from 'vite'
import { paths } from '../shared/paths.ts'

/** Compiles the styles of the site, which the React pages import as `site/…`. */
export const viteSettings: InlineConfig = {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { 'site/': `${paths.site}/src/` } },
  plugins: [vanillaExtractPlugin()],
}
