import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison } from './comparison.ts'

const figure = (caption: string, address: string | null) =>
  `<figure><figcaption>${caption}</figcaption>${
    address === null ? '<p>none</p>' : `<img src="${address}" alt="" loading="lazy">`
  }</figure>`

const embedded = (path: string) => `data:image/png;base64,${readFileSync(path).toString('base64')}`

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>body{font:1rem/1.5 system-ui;margin:2rem;color-scheme:light dark}
section>div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0}img{max-inline-size:100%;border:1px solid}</style>`

/**
 * Builds a self-contained report page of all visual differences.
 * @param accepted folder of the accepted pictures
 * @param findings folder of the differences: `name-actual.png` and `name-diff.png`
 */
export function reportPage(
  { changed, compared }: Comparison,
  accepted: string,
  findings: string,
): string {
  const picture = (folder: string, file: string) => {
    const path = join(folder, file)
    return existsSync(path) ? embedded(path) : null
  }
  const sections = changed.map(
    (name) =>
      `<section><h2>${name}</h2><div>${figure('Before', picture(accepted, `${name}.png`))}${figure(
        'After',
        picture(findings, `${name}-actual.png`),
      )}${figure('Difference', picture(findings, `${name}-diff.png`))}</div></section>`,
  )
  return `${head}<h1>${changed.length} of ${compared} pictures differ</h1>${sections.join('')}</html>`
}
