import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Color from 'colorjs.io'
import { parse } from 'jsonc-parser'
import { z } from 'zod'
import { paths } from '../shared/paths.ts'

/** A brand that is measured: a demo brand, or one that was made from it. */
export interface MeasuredBrand {
  readonly id: string
  readonly name: string
  readonly domain: string
  /** The demo brand whose content it has. */
  readonly model: Omit<MeasuredBrand, 'model'>
}

const themeSchema = z.looseObject({
  name: z.string(),
  domains: z.tuple([z.string()], z.string()).optional(),
  seeds: z.record(z.string(), z.string()),
})

const source = join(paths.root, 'themes')

/** Writes theme files for a number of brands: first the demo brands, then copies of them with other names, domains and seeds. */
export function writeThemes(folder: string, count: number): readonly MeasuredBrand[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(join(source, 'companies'), join(folder, 'companies'), { recursive: true })
  const demos = globSync('*.theme.jsonc', { cwd: source })
    .sort()
    .map((file) => file.replace('.theme.jsonc', ''))
  return Array.from({ length: count }, (_, at) => {
    const demo = demos[at % demos.length] ?? ''
    const theme = themeSchema.parse(
      parse(readFileSync(join(source, `${demo}.theme.jsonc`), 'utf8')),
    )
    const round = Math.floor(at / demos.length)
    const model = { id: demo, name: theme.name, domain: theme.domains?.[0] ?? `${demo}.example` }
    const id = round === 0 ? demo : `${demo}-${round}`
    const name = round === 0 ? theme.name : `${theme.name} ${round}`
    const domain = round === 0 ? model.domain : `${id}.example`
    const seeds = Object.entries(theme.seeds).map(([seed, color]) => [seed, turn(color, round)])
    writeFileSync(
      join(folder, `${id}.theme.jsonc`),
      JSON.stringify({ ...theme, name, domains: [domain], seeds: Object.fromEntries(seeds) }),
    )
    return { id, name, domain, model }
  })
}

/** Another colour of the same lightness and chroma for each round. */
function turn(color: string, round: number): string {
  if (round === 0) return color
  const turned = new Color(color).to('oklch')
  turned.set({ h: (hue) => (hue + round * 23) % 360 })
  return turned.to('srgb').toGamut().toString({ format: 'hex' })
}
