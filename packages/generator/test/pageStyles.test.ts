import { expect, test } from 'vitest'
import { styleInliner } from '../src/render/inlineStyles.ts'

const css = `
@font-face{font-family:F;src:url(/usual.woff2);unicode-range:U+0020-007E,U+00E4}
@font-face{font-family:F;src:url(/polish.woff2);unicode-range:U+0104-0107}
:root{--b-color-page:#fff;--b-color-deep:#123;--b-color-ink:var(--b-color-deep);--b-color-hero:#abc;--b-color-none:#def}
[data-mode="light"]{--b-color-page:#eee}
[data-mode="dark"]{--b-color-page:#111}
@keyframes turn{to{rotate:1turn}}
@keyframes fade{to{opacity:0}}
body{background:var(--b-color-page)}
.shown,.hidden{color:var(--b-color-ink)}
.shown:hover{animation:turn 1s}
.hidden{animation:fade 1s;color:var(--b-color-none)}`
const inline = styleInliner(() => css)
const page = (body: string) =>
  inline(`<head><link rel="stylesheet" href="/brand.css"></head><body>${body}</body>`)
const inPage = (html: string) => /<style>([\s\S]*)<\/style>/.exec(html)?.[1] ?? ''

test('PRF-1 a page carries the rules, colours and movements that it uses, and no others', () => {
  const styles = inPage(page('<p class="shown">Word</p>'))
  for (const part of ['#fff', '#123', 'rotate', ':hover']) expect(styles).toContain(part)
  for (const part of ['#def', '#abc', 'opacity', '#eee', '#111', '/polish'])
    expect(styles).not.toContain(part)
})

test('PRF-1 a drawing, a mode of a part and the letters of a language bring what they need', () => {
  const html = page('<i data-mode="dark"><path fill="var(--b-color-hero,#abcdef)"/>ć</i>')
  for (const part of ['#abc', '#111', '/polish']) expect(inPage(html)).toContain(part)
  expect(inPage(html)).not.toContain('#eee')
  const property = /fill="var\((--[^)]+)\)"/.exec(html)?.[1]
  expect(inPage(html)).toContain(`${property}:#abc`)
})

test('PRF-1 classes have the same short names in the page and its styles, and pages of one kind share them', () => {
  const html = page('<p class="shown lonely">One</p><i class="lonely">Two</i>')
  const name = /<p class="([^" ]+)">/.exec(html)?.[1]
  expect(inPage(html)).toContain(`.${name}:hover`)
  expect(html).toContain('<i>Two</i>')
  expect(inPage(page('<p class="shown lonely">Eins</p>'))).toBe(inPage(html))
})
