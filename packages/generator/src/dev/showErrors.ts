import type { ServerResponse } from 'node:http'
import type { Diagnostic } from '@bouquet/theme/load'
import type { ViteDevServer } from 'vite'
import type { DevBrands } from './devBrands.ts'

/**
 * Shows the errors in a brand's files on top of each of its pages, which still show the last version without errors.
 */
export function showErrors({ ws }: ViteDevServer, brands: DevBrands): void {
  ws.on('connection', (socket, { headers }) => {
    void brands.at(headers.host ?? '').then(({ errors }) => {
      if (errors.length > 0) socket.send(JSON.stringify(overlayOf(errors)))
    })
  })
}

const overlayOf = (errors: readonly Diagnostic[]) => ({
  type: 'error',
  err: { message: textOf(errors), stack: '', plugin: 'bouquet', id: errors[0]?.file },
})

/** The page of a brand that has had no version without errors. It reloads when its files are saved. */
export function sendErrors(errors: readonly Diagnostic[], response: ServerResponse): void {
  response.statusCode = 500
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  const text = textOf(errors).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  response.end(
    `<!doctype html><html lang="en"><title>This brand has errors</title><pre>${text}</pre><script type="module" src="/@vite/client"></script></html>`,
  )
}

const textOf = (errors: readonly Diagnostic[]) =>
  errors
    .map(({ code, file, line, field, reason, remedy }) =>
      [
        `${code}  ${file}${line === null ? '' : `:${line}`}  ${field}`.trimEnd(),
        reason,
        remedy,
      ].join('\n'),
    )
    .join('\n\n')
