import type { Plugin } from 'vite'
export const brandFilesPlugin = (): Plugin => ({ name: 'bouquet-brand-files' })
