import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Brand } from '@bouquet/theme'
import { brandPath, companyPath } from '@bouquet/theme/load'
import type { TextMode } from '../render/texts.ts'
import { build } from './build.ts'
import { CommandError } from './CommandError.ts'
import { print } from './print.ts'
import { brandAddresses, printUrls } from './printUrls.ts'
import { runUntilStopped } from './runUntilStopped.ts'
import { startServer } from './serverProcess.ts'

interface PreviewOptions {
  readonly themes: string
  readonly output: string
  readonly texts: TextMode
  /** A free one when undefined. */
  readonly port: number | undefined
}

/**
 * Builds one brand and serves it alone, with demo members in a data folder that is removed at the end.
 * @returns the exit code
 */
export async function preview(id: string, options: PreviewOptions): Promise<number> {
  const { brands } = await build([id], options)
  const [brand] = brands
  if (!brand)
    throw new CommandError(
      'brand_not_built',
      `${id} was not built.`,
      'Correct what is named above.',
    )
  const folder = await mkdtemp(join(tmpdir(), 'bouquet-preview-'))
  try {
    const themes = await copyBrand(brand, options.themes, folder)
    const port = options.port ?? (await freePort())
    const dataDir = join(folder, 'data')
    const server = startServer(
      { port, dataDir },
      {
        THEMES_DIR: themes,
        SITE_PORT: String(port),
        DEMO: 'on',
      },
    )
    print.line(`${brand.name} alone; Ctrl-C ends it, and removes its demo members.`)
    void printUrls(brandAddresses([brand], port), port, server)
    return await runUntilStopped([server])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Copies the files of one brand to a themes folder of its own. @returns that folder */
async function copyBrand(brand: Brand, themes: string, folder: string): Promise<string> {
  const alone = join(folder, 'themes')
  const pathsIn = (directory: string) => [
    brandPath(directory, brand.id).path,
    companyPath(directory, brand.company.id).path,
  ]
  const targets = pathsIn(alone)
  for (const [index, source] of pathsIn(themes).entries()) {
    const target = targets[index]
    if (target === undefined) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target)
  }
  return alone
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : 0),
      )
    })
  })
