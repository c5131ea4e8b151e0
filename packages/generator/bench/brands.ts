import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { landerNames } from '@bouquet/theme/landers'
import { paths } from '../src/paths.ts'

const arts = ['petals', 'lace', 'rings', 'waves', 'grain', 'contours', 'arrows', 'vines'] as const
const types = [
  { display: 'bricolage-grotesque', text: 'figtree' },
  { display: 'fraunces', text: 'nunito-sans' },
] as const

const stillLanders = landerNames.filter((name) => name !== 'video')

interface Options {
  /** Whether the brand offers the lander with a film, which is drawn in the brand's own colours. */
  readonly hasFilm: boolean
}

export function brandId(number: number): string {
  return `brand-${String(number).padStart(4, '0')}`
}

/** A theme file like an operator's; the same number gives the same file. */
export function theme(number: number, { hasFilm }: Options): string {
  const hue = (number * 137.5) % 360
  return `${JSON.stringify(
    {
      name: `Brand ${number}`,
      domains: [`${brandId(number)}.example`],
      niche: 'general',
      company: 'lantern-lane',
      seeds: {
        primary: `oklch(0.55 0.16 ${hue.toFixed(1)})`,
        secondary: `oklch(0.7 0.12 ${((hue + 60) % 360).toFixed(1)})`,
        neutral: '#8f7768',
      },
      type: types[number % types.length],
      art: arts[number % arts.length],
      ...(hasFilm ? {} : { landers: Object.fromEntries(stillLanders.map((name) => [name, {}])) }),
      settings: { fictional_profiles: true },
    },
    null,
    2,
  )}\n`
}

/** Writes a themes folder with the brands from 1 to a number. */
export function writeThemes(folder: string, count: number, options: Options): void {
  mkdirSync(folder, { recursive: true })
  cpSync(join(paths.themes, 'companies'), join(folder, 'companies'), { recursive: true })
  for (let number = 1; number <= count; number += 1) writeTheme(folder, number, options)
}

export function writeTheme(folder: string, number: number, options: Options): void {
  writeFileSync(join(folder, `${brandId(number)}.theme.jsonc`), theme(number, options))
}
