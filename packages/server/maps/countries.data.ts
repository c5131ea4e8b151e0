import type { Corner } from './shapes.ts'

export interface CountryMap {
  /** ISO 3166-1 numeric codes of its outline. */
  readonly outlines: readonly string[]
  /** South-west and north-east corner of the main drawing; all of it when absent. */
  readonly main?: readonly [Corner, Corner]
  /** Regions far away, drawn in boxes below the main drawing, with where they are. */
  readonly insets?: Readonly<Record<string, readonly [Corner, Corner]>>
}

/** The served countries outside the United States, whose states have outlines of their own. */
export const countryMaps: Readonly<Record<string, CountryMap>> = {
  AT: { outlines: ['040'] },
  BE: { outlines: ['056'] },
  CH: { outlines: ['756'] },
  DE: { outlines: ['276'] },
  DK: { outlines: ['208'] },
  ES: {
    outlines: ['724'],
    main: [
      [-10, 35.1],
      [5, 44.2],
    ],
    insets: {
      Canarias: [
        [-18.5, 27.4],
        [-13, 29.6],
      ],
    },
  },
  FI: { outlines: ['246', '248'] },
  FR: {
    outlines: ['250'],
    main: [
      [-5.5, 41],
      [10, 51.5],
    ],
    insets: {
      Guadeloupe: [
        [-62, 15.7],
        [-60.9, 16.6],
      ],
      Martinique: [
        [-61.4, 14.3],
        [-60.7, 15],
      ],
      Guyane: [
        [-55, 2],
        [-51, 6],
      ],
      'La Réunion': [
        [55, -21.5],
        [56, -20.7],
      ],
      Mayotte: [
        [44.9, -13.1],
        [45.4, -12.5],
      ],
    },
  },
  GB: {
    outlines: ['826'],
    main: [
      [-9, 49.5],
      [2.2, 61],
    ],
  },
  IE: { outlines: ['372'] },
  IT: { outlines: ['380'] },
  NL: {
    outlines: ['528'],
    main: [
      [3, 50.5],
      [7.5, 53.8],
    ],
  },
  NO: {
    outlines: ['578'],
    main: [
      [4, 57.5],
      [32, 71.5],
    ],
  },
  PL: { outlines: ['616'] },
  SE: { outlines: ['752'] },
}
