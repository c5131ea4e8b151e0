import type { Brand } from '@bouquet/theme'
import { deriveTheme, type MeasuredPair, measurePairs } from '@bouquet/theme/css'
import { Table } from './Guide.tsx'

const colorModes = ['light', 'dark'] as const

const figure = ({ measured, least }: MeasuredPair) =>
  `${measured.toFixed(2)} of ${least}${measured < least ? ', too little' : ''}`

/** Contrast of every required colour pair in one brand. */
export function ContrastTable({ brand }: { readonly brand: Brand }) {
  const theme = deriveTheme(brand)
  const dark = measurePairs(theme.dark.color)
  const rows = measurePairs(theme.light.color).map((light, index) => {
    const other = dark[index] ?? light
    return [
      `${light.foreground} on ${light.background}`,
      [light.foreground, light.background, ...[light, other].map((pair) => figure(pair))],
    ] as const
  })
  return (
    <Table
      label={`Contrast of ${brand.name}`}
      heads={['Colour', 'On', 'Light', 'Dark']}
      rows={new Map(rows)}
    />
  )
}

const tightest = (pairs: readonly MeasuredPair[], least: number) =>
  Math.min(...pairs.filter((pair) => pair.least === least).map(({ measured }) => measured))

/** The pair with the lowest contrast, by brand and mode. */
export function BrandContrasts({ brands }: { readonly brands: Iterable<Brand> }) {
  const rows = [...brands].map((brand) => {
    const theme = deriveTheme(brand)
    const cells = colorModes.flatMap((mode) => {
      const pairs = measurePairs(theme[mode].color)
      const failing = pairs.filter(({ measured, least }) => measured < least).length
      return [tightest(pairs, 4.5).toFixed(2), tightest(pairs, 3).toFixed(2), String(failing)]
    })
    return [brand.id, [brand.name, ...cells]] as const
  })
  const heads = colorModes.flatMap((mode) => [
    `Text, ${mode}`,
    `Controls, ${mode}`,
    `Below AA, ${mode}`,
  ])
  return (
    <Table label="Tightest pairs of every brand" heads={['Brand', ...heads]} rows={new Map(rows)} />
  )
}
