import { streams } from '@bouquet/contract'
import type { Brand } from '@bouquet/theme'
import { etag } from 'hono/etag'
import { getMimeType } from 'hono/utils/mime'
import type { App } from '../../platform/http/App.ts'
import { originOf } from '../../platform/tenant/Brands.ts'
import { describeApi, registerShared } from './describeApi.ts'
import { describeStreams } from './describeStreams.ts'
import { assetNames, assetPath, docsPage, docsPath, readAsset } from './docsPage.ts'

/** The OpenAPI document, and a page that shows it. */
export function apiDocsRoutes(app: App): void {
  registerShared(app)
  for (const stream of describeStreams()) app.openAPIRegistry.registerPath(stream)

  const documents = new WeakMap<Brand, ReturnType<typeof describeApi>>()
  app.get(streams.openapi, etag(), (http) => {
    const { brand, config } = http.get('ctx')
    const host = { brand, origin: originOf(config, brand), isDemo: config.demo }
    const document = documents.get(brand) ?? describeApi(app, host)
    documents.set(brand, document)
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
