import { getColor } from 'colorjs.io/fn'
import keywords from 'colorjs.io/src/keywords.js'
import { closest } from 'fastest-levenshtein'
import { hex, readColour } from '../color/colour.ts'

/** The allowed value that looks most like what was written. */
export const nearestOf = (
  found: unknown,
  allowed: readonly (string | number)[],
): string | number | undefined => {
  const numbers = allowed.filter((value) => typeof value === 'number')
  if (typeof found === 'number' && numbers.length > 0) {
    return numbers.reduce((best, next) =>
      Math.abs(next - found) < Math.abs(best - found) ? next : best,
    )
  }
  const texts = allowed.map(String)
  if (texts.length === 0) return undefined
  const match = closest(String(found).toLowerCase(), texts)
  return allowed[texts.indexOf(match)]
}

/** The nearest opaque colour to a text that is none. */
export const nearestColour = (found: unknown): string => {
  const text = String(found).trim().toLowerCase()
  try {
    return hex(readColour(text) ?? opaque(text))
  } catch {
    const digits = text.replace(/[^0-9a-f]/g, '')
    if (/^#|^[0-9a-f]{3,8}$/.test(text) && digits.length >= 3) {
      return `#${digits.length < 6 ? digits.slice(0, 3) : digits.slice(0, 6)}`
    }
    return closest(text, Object.keys(keywords))
  }
}

const opaque = (text: string) => {
  const colour = getColor(text)
  const [r, g, b] = colour.coords
  const solid = readColour(`color(${colour.space.id} ${r} ${g} ${b})`)
  if (solid === null) throw new RangeError('Not a colour')
  return solid
}

/** Lower-case words joined by hyphens, as ids and host names need them. */
export const nearestSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'brand'

/** The host name in a text that is an address or has stray characters. */
export const nearestHost = (text: string): string => {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/, '')
  const labels = host.split('.').map(nearestSlug)
  return labels.length > 1 ? labels.join('.') : `${labels.join('')}.example`
}

/** The address in a text with stray characters around its `@`, or with `at` in its place. */
export const nearestEmail = (text: string): string => {
  const [name = '', host] = text.split(/\s*@\s*|\s+at\s+/i)
  return host === undefined ? 'care@company.example' : `${nearestSlug(name)}@${nearestHost(host)}`
}

const callingCodes: Readonly<Record<string, string>> = {
  AT: '43',
  BE: '32',
  CH: '41',
  DE: '49',
  DK: '45',
  ES: '34',
  FI: '358',
  FR: '33',
  GB: '44',
  IE: '353',
  IT: '39',
  NL: '31',
  NO: '47',
  PL: '48',
  SE: '46',
  US: '1',
}

/** Countries whose numbers keep their leading nought abroad, or have none. */
const withoutTrunk: ReadonlySet<string> = new Set(['DK', 'ES', 'IT', 'NO', 'PL', 'US'])

/** A telephone number as one dials it from abroad, by the country that it is in. */
export const nearestPhone = (text: string, country: string): string => {
  const figures = text
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]+/g, ' ')
    .trim()
  if (figures.replace(/\D/g, '').length < 6) return '+31 20 555 0142'
  if (/^\+|^00/.test(figures)) return figures.replace(/^\+?0*\s*/, '+')
  const local = withoutTrunk.has(country) ? figures : figures.replace(/^0/, '')
  return `+${callingCodes[country] ?? '31'} ${local}`
}

/** A moment as a file states it, from any way of writing it that can be read. */
export const nearestMoment = (text: string): string => {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : `${text} UTC`)
  return Number.isNaN(moment.getTime())
    ? '2024-03-18T09:00:00Z'
    : moment.toISOString().replace('.000', '')
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const countries: ReadonlyMap<string, string> = new Map(
  letters.flatMap((first) =>
    letters.flatMap((second): readonly [string, string][] => {
      const name = regionNames.of(first + second)
      return name === undefined ? [] : [[name.toLowerCase(), first + second]]
    }),
  ),
)

/** The code of a country by its code in any writing, or by its English name. */
export const nearestCountry = (text: string): string => {
  const plain = text.trim().toLowerCase()
  if (/^[a-z]{2}$/.test(plain)) return plain.toUpperCase()
  return countries.get(closest(plain, [...countries.keys()])) ?? 'NL'
}
