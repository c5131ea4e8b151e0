import type { MultiPolygon } from 'polygon-clipping'
import { feature } from 'topojson-client'
import { topology } from 'topojson-server'
import { presimplify, simplify } from 'topojson-simplify'
import type { Objects, MultiPolygon as Shape, Topology } from 'topojson-specification'
import { topologySchema } from './topology.schema.ts'

export type Regions = ReadonlyMap<string, MultiPolygon>

/** Regions as one topology, so that the two sides of a border are simplified alike. */
export function joinBorders(regions: Regions): (detail: number) => Regions {
  const shapes = Object.fromEntries(
    [...regions].map(([region, coordinates]) => [
      region,
      { type: 'MultiPolygon' as const, coordinates },
    ]),
  )
  const weighted = presimplify(topologySchema.parse(topology(shapes, 1e5)))
  return (detail) => {
    const simpler = simplify(weighted, detail)
    return new Map(
      Object.entries(simpler.objects).flatMap(([region, shape]) =>
        shape.type === 'MultiPolygon'
          ? [[region, withoutSpecks(coordinatesOf(simpler, shape), detail)] as const]
          : [],
      ),
    )
  }
}

const coordinatesOf = (topo: Topology<Objects>, shape: Shape): MultiPolygon =>
  feature(topo, shape).geometry.coordinates.map((rings) =>
    rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])),
  )

/** Leaves out islets and lakes too small to be seen, but never the largest part of a region. */
function withoutSpecks(polygons: MultiPolygon, detail: number): MultiPolygon {
  const least = 3 * detail + 4
  const bySize = polygons
    .map(([outer = [], ...holes]) => ({ size: areaOf(outer), outer, holes }))
    .toSorted((one, other) => other.size - one.size)
  return bySize
    .filter(({ size }, at) => at === 0 || size >= least)
    .map(({ outer, holes }) => [outer, ...holes.filter((hole) => areaOf(hole) >= least)])
}

/** Area of a ring in square units of the drawing. */
export function areaOf(ring: MultiPolygon[0][0]): number {
  return (
    Math.abs(
      ring.reduce((sum, [x, y], at) => {
        const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [0, 0]
        return sum + x * nextY - nextX * y
      }, 0),
    ) / 2
  )
}
