import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ending = '.png'

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
export const reportPage = (accepted: string, findings: string): string => {
  const found = new Set(readdirSync(findings))
  const known = readdirSync(accepted).filter((name) => name.endsWith(ending))
  const names = new Set(
    [...found, ...known].map((file) => file.replace(/(-actual|-diff|-reference)?\.png$/, '')),
  )
  const changed = [...names].filter((name) => found.has(`${name}-actual${ending}`)).sort()
  const sections = changed.map((name) => {
    const at = (folder: string, file: string) =>
      (folder === accepted ? known : [...found]).includes(file)
        ? embedded(join(folder, file))
        : null
    return `<section><h2>${name}</h2><div>${figure('Before', at(accepted, name + ending))}${figure(
      'After',
      at(findings, `${name}-actual${ending}`),
    )}${figure('Difference', at(findings, `${name}-diff${ending}`))}</div></section>`
  })
  return `${head}<h1>${changed.length} of ${names.size} pictures differ</h1>${sections.join('')}</html>`
}
