import { join } from 'node:path'
import { env } from 'node:process'
import { localeCodes } from '@bouquet/contract'
import { quoteStyleImports } from '@bouquet/theme/build'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { withAliases } from './aliasIndexer.ts'
import { withoutTestStories } from './chromatic/withoutTestStories.ts'
import { propTypesPlugin } from './controls/propTypesPlugin.ts'
import { loadedBrands } from './loadedBrands.ts'
import { usedIcons } from './usedIcons.ts'

/** Tests run the stories without controls and documentation pages. */
const isTest = env['VITEST'] !== undefined

/** npm says which script runs. */
const isForChromatic = env['npm_lifecycle_event'] === 'build-storybook:chromatic'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  experimental_indexers: (existing = []) =>
    existing.map(withAliases).map(isForChromatic ? withoutTestStories : (indexer) => indexer),
  stories: ['./pages/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Tests of behaviour, which change what a story shows. The sidebar's filter can include them.
  tags: { 'test-only': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The types come from the compiler: controls/propTypes.ts.
  typescript: { reactDocgen: false },
  previewAnnotations: (entries = []) =>
    isTest
      ? entries
      : [
          ...entries,
          join(import.meta.dirname, 'controls/annotations.tsx'),
          join(import.meta.dirname, 'docs/annotations.ts'),
          join(import.meta.dirname, 'urlArgs/restoreUrlArgs.ts'),
        ],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        quoteStyleImports(),
        usedIcons(),
        loadedBrands(),
        isTest ? null : propTypesPlugin(),
        optimizeLocales.vite({ locales: localeCodes }),
      ],
      optimizeDeps: {
        include: [
          '@vanilla-extract/recipes/createRuntimeFn',
          '@storybook/addon-docs > @storybook/react-dom-shim',
        ],
      },
    }),
}

export default config
