import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoProjection, geoPath } from 'd3-geo'
import polygonClipping, { type MultiPolygon } from 'polygon-clipping'
import { feature } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import type { GeometryObject, Objects, Topology } from 'topojson-specification'
import { z } from 'zod'
import type { Box, Position } from './shapes.ts'
import { areaOf } from './simplify.ts'
import { ringPath } from './svgPath.ts'
import { topologySchema } from './topology.schema.ts'

const require = createRequire(import.meta.url)

const readTopology = (file: string) => topologySchema.parse(JSON.parse(readFileSync(file, 'utf8')))

const world = readTopology(require.resolve('world-atlas/countries-10m.json'))
const land = presimplify(
  readTopology(require.resolve('world-atlas/land-50m.json')),
  sphericalTriangleArea,
)

const partsOf = (geometry: GeometryObject | undefined): readonly GeometryObject[] =>
  geometry?.type === 'GeometryCollection' ? geometry.geometries : geometry ? [geometry] : []

/** Outline of some territories in degrees, from Natural Earth (public domain). */
export function countryOutline(codes: readonly string[]): MultiPolygon {
  return partsOf(world.objects['countries'])
    .filter(({ id }) => codes.includes(String(id)))
    .flatMap((part) => polygonsOf(world, part))
}

/** Outlines of the states, on the plane of the Albers projection, with Alaska and Hawaii below. */
export function stateOutlines(): ReadonlyMap<string, MultiPolygon> {
  const states = readTopology(require.resolve('us-atlas/states-albers-10m.json'))
  return new Map(
    partsOf(states.objects['states']).map((state) => [
      z.object({ name: z.string() }).parse(state.properties).name,
      polygonsOf(states, state),
    ]),
  )
}

/** Square units of the drawing below which a bend of the coast is left out. */
const coastDetail = 240

/** The coasts within a box of the drawing, coarsely. */
export function coastPath(projection: GeoProjection, box: Box): string {
  const detail = coastDetail / projection.scale() ** 2
  const coarse = simplify(land, detail)
  const shapes = partsOf(coarse.objects['land']).map((part) => feature(coarse, part))
  const absolute = geoPath(projection.clipExtent(box))({
    type: 'FeatureCollection',
    features: shapes.flatMap((shape) => ('features' in shape ? shape.features : [shape])),
  })
  const rings = (absolute ?? '').split('Z').map((ring) =>
    ring
      .slice(1)
      .split('L')
      .map((at): Position => {
        const [x = 0, y = 0] = at.split(',').map(Number)
        return [x, y]
      }),
  )
  return rings
    .filter((ring) => areaOf(ring) > 3 * coastDetail)
    .map(ringPath)
    .join('')
}

function polygonsOf(topology: Topology<Objects>, part: GeometryObject): MultiPolygon {
  const shape = feature(topology, part)
  const geometry = 'geometry' in shape ? shape.geometry : undefined
  const polygons =
    geometry?.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry?.type === 'MultiPolygon'
        ? geometry.coordinates
        : []
  return polygonClipping.union(
    polygons.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y]))),
  )
}
