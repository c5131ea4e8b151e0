import { localeCodes } from '@bouquet/contract'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { usedIcons } from './usedIcons.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [
        vanillaExtractPlugin(),
        usedIcons(),
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
