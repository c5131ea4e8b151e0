import type { CountryMap } from './countries.data.ts'
import { divide } from './divide.ts'
import { coastPath, countryOutline, stateOutlines } from './outlines.ts'
import { fitProjection, isWithin, place, placeOutline, polygonsWithin } from './project.ts'
import type { Box, Corner } from './shapes.ts'
import { joinBorders, type Regions } from './simplify.ts'
import { svgPath } from './svgPath.ts'
import type { RegionTown } from './towns.ts'

export interface RegionMap {
  readonly viewBox: readonly number[]
  /** The land around and under the country; empty when only the country is drawn. */
  readonly land: string
  /** In the order of the product's list of regions. */
  readonly regions: readonly { readonly name: string; readonly path: string }[]
}

/** Side of the square that holds the main drawing. */
const side = 600
const insetHeight = 72
const mostInsetWidth = 160
const gap = 20
/** Characters of all paths of a map together. */
const mostCharacters = 4_000

type Corners = readonly [Corner, Corner]
const everywhere: Corners = [
  [-180, -90],
  [180, 90],
]
const aroundBox: Box = [
  [-500, -200],
  [side + 500, side + 200],
]

/** The map of a country whose regions are found by its towns. */
export function drawCountry(
  { outlines, main = everywhere, insets = {} }: CountryMap,
  towns: readonly RegionTown[],
  names: readonly string[],
): RegionMap {
  const whole = countryOutline(outlines)
  const part = (corners: Corners, box: Box) => {
    const outline = polygonsWithin(whole, corners)
    const projection = fitProjection(outline, box)
    const placed = towns
      .filter(({ lon, lat }) => isWithin([lon, lat], corners))
      .map(({ lon, lat, region }) => ({ at: place(projection, [lon, lat]), region }))
    return { projection, regions: divide(placeOutline(projection, outline), placed) }
  }
  const { projection, regions } = part(main, [
    [0, 0],
    [side, side],
  ])
  const [left, , , bottom] = boundsOf(regions)
  const top = bottom + gap
  const corners = Object.values(insets)
  const width = Math.min(mostInsetWidth, side / Math.max(corners.length, 1) - gap)
  const far = corners.map((inset, at) => {
    const start = left + at * (width + gap)
    return part(inset, [
      [start, top],
      [start + width, top + insetHeight],
    ])
  })
  const all = new Map([regions, ...far.map((inset) => inset.regions)].flatMap((map) => [...map]))
  return { ...drawRegions(all, names), land: coastPath(projection, aroundBox) }
}

/** The map of the United States, whose states have outlines of their own. */
export function drawStates(names: readonly string[]): RegionMap {
  return {
    ...drawRegions(stateOutlines(), names),
    land: '',
  }
}

function drawRegions(regions: Regions, names: readonly string[]) {
  const missing = names.filter((name) => !regions.has(name))
  if (missing.length > 0) throw new Error(`No place on the map: ${missing.join(', ')}.`)
  const simplify = joinBorders(regions)
  const draw = (detail: number): { name: string; path: string }[] => {
    const simpler = simplify(detail)
    const drawn = names.map((name) => ({ name, path: svgPath(simpler.get(name) ?? []) }))
    const characters = drawn.reduce((sum, { path }) => sum + path.length, 0)
    return characters > mostCharacters ? draw(detail * 1.2) : drawn
  }
  const [left, top, right, bottom] = boundsOf(regions)
  const viewBox = [left, top, right - left, bottom - top].map(Math.round)
  return { viewBox, regions: draw(2) }
}

function boundsOf(regions: Regions): [number, number, number, number] {
  const points = [...regions.values()].flat(3)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other))
  const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other))
  return [least(xs), least(ys), most(xs), most(ys)]
}
