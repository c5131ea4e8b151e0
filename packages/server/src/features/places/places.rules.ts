/** A town with how far it lies from a point. */
export interface NearbyTown {
  readonly country: string
  /** As GeoNames counts; 0 where that is not known. */
  readonly population: number
  /** The seat of a municipality or more, which makes it a town of its own. */
  readonly isSeat: boolean
  /** Kilometres. */
  readonly distanceKm: number
}

const unknownPopulation = 500

const effectivePopulation = ({ population }: NearbyTown) => Math.max(population, unknownPopulation)

/** People that live on a square kilometre of a city. */
const density = 4_000

/** Kilometres from the middle of a town to its edge, as if it were round. */
const radiusOf = (town: NearbyTown) => Math.sqrt(effectivePopulation(town) / (Math.PI * density))

/** Nobody says "I am in a hamlet" a few streets from its middle when a city is all around. */
const minKm = 0.3
/** How far a name reaches grows with the people: ten times as many, two and a half times as far. */
const populationExponent = 0.4
/** From so many of its radiuses away a city is named no more readily than a village. */
const maxRadii = 2

function perceivedDistance(town: NearbyTown): number {
  const people =
    town.distanceKm > maxRadii * radiusOf(town) ? unknownPopulation : effectivePopulation(town)
  return (town.distanceKm + minKm) / people ** populationExponent
}

/** The share of a city's radius in which a much smaller place is one of its quarters. */
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
 * The town that people at a point would say they are in: a big one is meant from farther away than a village,
 * and a quarter is meant as its city.
 */
export function chooseTown<T extends NearbyTown>(
  near: readonly T[],
  apart: (one: T, other: T) => number,
): T | undefined {
  return near
    .filter((town) => !near.some((city) => isQuarterOf(town, city, apart(town, city))))
    .toSorted((one, other) => perceivedDistance(one) - perceivedDistance(other))[0]
}
