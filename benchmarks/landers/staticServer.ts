import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressible = /\.(?:css|html|js|json|svg|txt|webmanifest)$/

export interface StaticServer {
  readonly origin: string
  stop(): Promise<void>
}

interface Sent {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Serves a folder over HTTP/1.1. Every text is sent with Brotli at its default level, made before the first
 * request is measured; compressed copies in the folder are not used, so that all pages are served alike.
 * @param fallback file for a path without one of its own
 */
export async function serveStatic(folder: string, fallback?: string): Promise<StaticServer> {
  const known = new Map<string, Sent>()
  const read = (file: string): Sent => {
    const content = readFileSync(file)
    const isText = compressible.test(file)
    const type = types[extname(file)] ?? 'application/octet-stream'
    const isPage = file.endsWith('.html')
    return {
      body: isText ? brotliCompressSync(content) : content,
      headers: {
        'content-type': type,
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isText && { 'content-encoding': 'br' }),
      },
    }
  }
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(folder, url) ?? (fallback && join(folder, fallback))
    if (!file) return response.writeHead(404).end()
    const sent = known.get(file) ?? read(file)
    known.set(file, sent)
    return response.writeHead(200, sent.headers).end(sent.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fileOf(folder: string, url: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname))
  const file = join(folder, path)
  return [file, join(file, 'index.html')].find((one) => existsSync(one) && statSync(one).isFile())
}
