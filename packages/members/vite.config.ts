import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  appType: 'spa',
  plugins: [vanillaExtractPlugin()],
  server: {
    port: 4331,
    allowedHosts: ['.localhost'],
    proxy: { '/api': { target: 'http://127.0.0.1:4321', changeOrigin: false } },
  },
})
