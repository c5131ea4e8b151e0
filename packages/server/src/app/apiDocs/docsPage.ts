import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { streams } from '@bouquet/contract'
import { html } from 'hono/html'

/** Files of the page in loading order: the library, then ours. */
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
export function assetPath(name: AssetName): string {
  return `${docsPath}/${name}`
}

export function readAsset(name: AssetName): Promise<string> {
  return readFile(fileURLToPath(assets[name]), 'utf8')
}

const styles = assetNames.filter((name) => name.endsWith('.css'))
const scripts = assetNames.filter((name) => name.endsWith('.js'))

/** The documentation of the API for developers; in English only. */
export function docsPage(brand: string) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand} API</title>
<link rel="service-desc" type="application/vnd.oai.openapi+json" href="${streams.openapi}">
${styles.map((name) => html`<link rel="stylesheet" href="${assetPath(name)}">`)}
</head>
<body>
<header><p>${brand}</p><a href="${streams.openapi}">openapi.json</a></header>
<main id="docs"><noscript><p>This page needs JavaScript. All calls are in <a href="${streams.openapi}">the OpenAPI document</a>.</p></noscript></main>
${scripts.map((name) => html`<script src="${assetPath(name)}" defer></script>`)}
</body>
</html>`
}
