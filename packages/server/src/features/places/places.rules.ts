/** A town with how far it lies from a point. */
export interface Near {
  readonly country: string
  /** As GeoNames counts; 0 where that is not known. */
  readonly population: number
  /** The seat of a municipality or more, which makes it a town of its own. */
  readonly isSeat: boolean
  /** Kilometres. */
  readonly away: number
}

const unknownPopulation = 500

const peopleOf = ({ population }: Near) => Math.max(population, unknownPopulation)

/** People that live on a square kilometre of a city. */
const density = 4_000

/** Kilometres from the middle of a town to its edge, as if it were round. */
const radiusOf = (town: Near) => Math.sqrt(peopleOf(town) / (Math.PI * density))

/** Nobody says "I am in a hamlet" a few streets from its middle when a city is all around. */
const leastKm = 0.3
/** How far a name reaches grows with the people: ten times as many, two and a half times as far. */
const reach = 0.4
/** From so many of its radiuses away a city is named no more readily than a village. */
const farthest = 2

function distanceFelt(town: Near): number {
  const people = town.away > farthest * radiusOf(town) ? unknownPopulation : peopleOf(town)
  return (town.away + leastKm) / people ** reach
}

/** The share of a city's radius in which a much smaller place is one of its quarters. */
const core = 0.3
const muchSmaller = { place: 8, seat: 20 }

function isQuarterOf(town: Near, city: Near, apart: number): boolean {
  const times = town.isSeat ? muchSmaller.seat : muchSmaller.place
  return (
    town.country === city.country &&
    peopleOf(city) >= times * peopleOf(town) &&
    apart <= core * radiusOf(city)
  )
}

/**
 * The town that people at a point would say they are in: a big one is meant from farther away than a village,
 * and a quarter is meant as its city.
 */
export function chooseTown<T extends Near>(
  near: readonly T[],
  apart: (one: T, other: T) => number,
): T | undefined {
  return near
    .filter((town) => !near.some((city) => isQuarterOf(town, city, apart(town, city))))
    .toSorted((one, other) => distanceFelt(one) - distanceFelt(other))[0]
}
