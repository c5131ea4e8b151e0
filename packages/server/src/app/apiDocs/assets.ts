import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** What the page loads, in this order: the library that draws the document, then what is ours. */
const assets = {
  'swagger-ui.css': import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
  'docs.css': new URL('./page/docs.css', import.meta.url),
  'swagger-ui-bundle.js': import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'docs.js': new URL('./page/docs.js', import.meta.url),
} as const

type AssetName = keyof typeof assets

const isAssetName = (name: string): name is AssetName => name in assets

export const assetNames = Object.keys(assets).filter(isAssetName)

export const docsPath = '/api/docs'
export const assetPath = (name: AssetName): string => `${docsPath}/${name}`

export const readAsset = (name: AssetName): Promise<string> =>
  readFile(fileURLToPath(assets[name]), 'utf8')
