import { Delaunay } from 'd3-delaunay'
import polygonClipping, { type MultiPolygon } from 'polygon-clipping'
import { merge } from 'topojson-client'
import { topology } from 'topojson-server'
import type { PlacedTown } from './shapes.ts'
import { topologySchema } from './topology.schema.ts'

const bounds: [number, number, number, number] = [-5_000, -5_000, 5_000, 5_000]

/**
 * Divides an outline among regions: each point belongs to the region of the nearest town. The borders are
 * therefore approximate, the closer to the truth the more towns there are.
 */
export function divide(
  outline: MultiPolygon,
  towns: readonly PlacedTown[],
): ReadonlyMap<string, MultiPolygon> {
  const cells = Delaunay.from(towns.map(({ at }) => at)).voronoi(bounds)
  const polygons = Object.fromEntries(
    towns.flatMap((_, index) => {
      const ring = cells.cellPolygon(index)
      return ring ? [[index, { type: 'Polygon' as const, coordinates: [ring] }]] : []
    }),
  )
  const shared = topologySchema.parse(topology(polygons))
  const byRegion = Map.groupBy(
    Object.entries(shared.objects),
    ([index]) => towns[Number(index)]?.region ?? '',
  )
  return new Map(
    [...byRegion].map(([region, entries]) => {
      const own = entries.flatMap(([, shape]) => (shape.type === 'Polygon' ? [shape] : []))
      return [region, polygonClipping.intersection(toPairs(merge(shared, own)), outline)]
    }),
  )
}

const toPairs = ({ coordinates }: { readonly coordinates: number[][][][] }): MultiPolygon =>
  coordinates.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])))
