import { lstatSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { DevBrands } from './devBrands.ts'

const isSource = /\.(theme|company)\.jsonc$|\.md$|\.(woff2|svg)$/i
/** An editor may write a file in several steps. */
const settleMs = 20

interface Saved {
  readonly file: string
  /** When the file was written, in milliseconds since 1970. */
  readonly at: number
}

/**
 * Reloads open pages when a brand, its logo, its company, one of its own pages or a font is saved. It reports how
 * long it took until the changed page was sent.
 */
export function reloadOnSave(server: ViteDevServer, themes: string, brands: DevBrands) {
  let saved: Saved | undefined
  let settling: NodeJS.Timeout | undefined

  function follow(file: string) {
    if (relative(themes, file).startsWith('..') || !isSource.test(file)) return
    const at = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    clearTimeout(settling)
    settling = setTimeout(() => {
      saved = { file: basename(file), at }
      brands.forget()
      server.ws.send({ type: 'full-reload', path: '*' })
    }, settleMs)
  }

  brands.follow()
  server.watcher.add(themes)
  for (const event of ['add', 'change', 'unlink'] as const) server.watcher.on(event, follow)

  return {
    /** Reports the time of the first page that is sent after a file was saved. */
    measure(request: IncomingMessage, response: ServerResponse): void {
      if (!saved || !request.headers.accept?.includes('text/html')) return
      const { file, at } = saved
      saved = undefined
      response.once('finish', () => {
        const ms = Math.round(Date.now() - at)
        server.config.logger.info(`${file} saved: the page changed after ${ms} ms`)
      })
    },
  }
}
