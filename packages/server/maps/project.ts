import { type GeoProjection, geoArea, geoConicEqualArea, geoMercator } from 'd3-geo'
import type { MultiPolygon } from 'polygon-clipping'
import type { Box, Corner, Position } from './shapes.ts'

/** A projection that fits an outline into a box of the drawing, north up. */
export function fitProjection(outline: MultiPolygon, box: Box): GeoProjection {
  const lons = outline.flatMap(([ring = []]) => ring.map(([lon]) => lon))
  const lats = outline.flatMap(([ring = []]) => ring.map(([, lat]) => lat))
  const [west, east] = [Math.min(...lons), Math.max(...lons)]
  const [south, north] = [Math.min(...lats), Math.max(...lats)]
  const sixth = (north - south) / 6
  const isLarge = geoArea({ type: 'MultiPolygon', coordinates: outline }) > 1e-4
  const projection = isLarge
    ? geoConicEqualArea().parallels([south + sixth, north - sixth])
    : geoMercator()
  return projection
    .rotate([-(west + east) / 2, 0])
    .fitExtent(box, { type: 'MultiPoint', coordinates: outline.flat(2) })
}

export function place(projection: GeoProjection, at: Position): Position {
  return projection(at) ?? [Number.NaN, Number.NaN]
}

export function placeOutline(projection: GeoProjection, outline: MultiPolygon): MultiPolygon {
  return outline.map((rings) => rings.map((ring) => ring.map((at) => place(projection, at))))
}

/** The polygons of an outline that begin inside a rectangle of degrees. */
export function polygonsWithin(
  outline: MultiPolygon,
  corners: readonly [Corner, Corner],
): MultiPolygon {
  return outline.filter(([ring]) => ring?.[0] !== undefined && isWithin(ring[0], corners))
}

export function isWithin([lon, lat]: Position, [from, to]: readonly [Corner, Corner]): boolean {
  return lon >= from[0] && lon <= to[0] && lat >= from[1] && lat <= to[1]
}
