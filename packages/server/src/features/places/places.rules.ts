/** A town and its distance from a point. */
export interface NearbyTown {
  readonly country: string
  /** From GeoNames; 0 if unknown. */
  readonly population: number
  /** Seat of a municipality or larger unit, so a town of its own. */
  readonly isSeat: boolean
  /** Kilometres. */
  readonly distanceKm: number
}

const unknownPopulation = 500

const effectivePopulation = ({ population }: NearbyTown) => Math.max(population, unknownPopulation)

/** Inhabitants per square kilometre of a city. */
const density = 4_000

/** Radius of a town in kilometres, as if it were round. */
const radiusOf = (town: NearbyTown) => Math.sqrt(effectivePopulation(town) / (Math.PI * density))

/** Minimum distance, so that a hamlet does not win over the city around it. */
const minKm = 0.3
/** A town's reach grows with its population: ten times the people, two and a half times as far. */
const populationExponent = 0.4
/** Beyond this many radii a city counts like a village. */
const maxRadii = 2

function perceivedDistance(town: NearbyTown): number {
  const people =
    town.distanceKm > maxRadii * radiusOf(town) ? unknownPopulation : effectivePopulation(town)
  return (town.distanceKm + minKm) / people ** populationExponent
}

/** Share of a city's radius within which a much smaller place is one of its quarters. */
const quarterRadius = 0.3
const quarterRatio = { place: 8, seat: 20 }

function isQuarterOf(town: NearbyTown, city: NearbyTown, distanceKm: number): boolean {
  const times = town.isSeat ? quarterRatio.seat : quarterRatio.place
  return (
    town.country === city.country &&
    effectivePopulation(city) >= times * effectivePopulation(town) &&
    distanceKm <= quarterRadius * radiusOf(city)
  )
}

/**
 * The town that people at a point would name: a large town from farther away than a village, and a quarter
 * under the name of its city.
 */
export function chooseTown<T extends NearbyTown>(
  near: readonly T[],
  apart: (one: T, other: T) => number,
): T | undefined {
  return near
    .filter((town) => !near.some((city) => isQuarterOf(town, city, apart(town, city))))
    .toSorted((one, other) => perceivedDistance(one) - perceivedDistance(other))[0]
}
