import type { Attributes } from '@bouquet/contract'
import type { Person } from '@bouquet/portraits'

const hairs = {
  black: '#1c1816',
  brown: '#5a3a26',
  blond: '#d3a964',
  red: '#a8492a',
  grey: '#a7a5a3',
  white: '#e8e6e3',
} as const
const eyes = {
  brown: '#5b3a1e',
  blue: '#4f83b5',
  green: '#5c8a58',
  grey: '#83909a',
  hazel: '#8a6a35',
} as const

/** Share of grey hair from which the hair colour is grey. */
const greyFrom = 0.6

/** Attributes of a drawn person, so that the profile matches the portrait. */
export function looksOf({
  hair,
  grey,
  eyes: { color },
}: Person): Pick<Attributes, 'hair_colour' | 'eye_colour'> {
  return {
    hair_colour: grey > greyFrom ? 'grey' : nearest(hairs, hair.color),
    eye_colour: nearest(eyes, color),
  }
}

function nearest<N extends string>(named: Readonly<Record<N, string>>, color: string): N | null {
  const distances = keysOf(named).map((name) => ({ name, far: distance(named[name], color) }))
  return distances.toSorted((a, b) => a.far - b.far)[0]?.name ?? null
}

/** The keys of a closed record. */
const keysOf = <N extends string>(record: Readonly<Record<N, string>>) => Object.keys(record) as N[]

function distance(one: string, other: string): number {
  const [r = 0, g = 0, b = 0] = parts(one)
  const [s = 0, h = 0, c = 0] = parts(other)
  return (r - s) ** 2 + (g - h) ** 2 + (b - c) ** 2
}

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
