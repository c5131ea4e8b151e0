import { streams } from '@bouquet/contract'
import { html } from 'hono/html'
import { assetNames, assetPath } from './assets.ts'

const styles = assetNames.filter((name) => name.endsWith('.css'))
const scripts = assetNames.filter((name) => name.endsWith('.js'))

/** The documentation of the API for developers; in English only. */
export const docsPage = (brand: string) => html`<!doctype html>
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
