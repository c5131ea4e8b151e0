import { streams } from '@bouquet/contract'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'
import type { App } from '../platform/http/App.ts'
import { assetNames, assetPath, docsPath, readAsset } from './assets.ts'
import { describeApi, registerCookies } from './describeApi.ts'
import { docsPage } from './docsPage.ts'

/** The OpenAPI document, and a page of our own host to read it on. */
export function apiDocsRoutes(app: App): void {
  registerCookies(app)

  const documents = new Map<string, ReturnType<typeof describeApi>>()
  app.get(streams.openapi, etag(), (http) => {
    const { name } = http.get('ctx').brand
    const document = documents.get(name) ?? describeApi(app, name)
    documents.set(name, document)
    return http.json(document)
  })

  app.get(docsPath, (http) => http.html(docsPage(http.get('ctx').brand.name)))

  for (const name of assetNames) {
    app.get(assetPath(name), etag(), async (http) =>
      http.body(await readAsset(name), 200, {
        'content-type': getMimeType(name) ?? 'text/plain',
        'cache-control': 'public, max-age=3600',
      }),
    )
  }
}
