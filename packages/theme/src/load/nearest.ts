import { countryCodes, isCountryCode } from '@bouquet/contract/countries'
import keywords from 'colorjs.io/src/keywords.js'
import { closest } from 'fastest-levenshtein'
import { publicSuffixOf, readDomain, withoutWww } from '../brand/domain.ts'
import { plainText, visibleText } from '../brand/text.ts'
import { hex } from '../color/color.ts'
import { parseColor } from '../color/parseColor.ts'
import { firstCharacters } from './quote.ts'
import { similarTo } from './similar.ts'

/** Limits the time spent on comparing long texts. */
const mostCompared = 80

/** The allowed value most similar to the given one. */
export function nearestOf(
  found: unknown,
  allowed: readonly (string | number)[],
): string | number | undefined {
  const numbers = allowed.filter((value) => typeof value === 'number')
  if (typeof found === 'number' && numbers.length > 0) {
    return numbers.reduce((best, next) =>
      Math.abs(next - found) < Math.abs(best - found) ? next : best,
    )
  }
  const texts = allowed.map(String)
  if (texts.length === 0) return undefined
  const match = closest(String(found).slice(0, mostCompared).toLowerCase(), texts)
  return allowed[texts.indexOf(match)]
}

/** Replaces components that are not finite numbers with `none`. */
const withoutInfinities = (text: string) =>
  text.replace(/[-+\w.%()]+/g, (word) =>
    /nan|infinity/i.test(word) || !Number.isFinite(Number.parseFloat(word) || 0) ? 'none' : word,
  )

/** A lightness for colours whose own is lost. */
const lightnessOf = (l: number) => Math.min(0.7, Math.max(0.4, l === 0 ? 0.55 : l))

/** The nearest opaque colour to an invalid one; undefined when it resembles none. */
export function nearestColor(found: unknown): string | undefined {
  const text = String(found).slice(0, mostCompared).trim().toLowerCase()
  const parsed = parseColor(text)
  if (parsed.kind === 'color') return hex(parsed)
  if (parsed.kind === 'infinite') {
    const [name = '', list = ''] = text.split(/(?<=\()/)
    const finite = parseColor(`${name}${withoutInfinities(list.replace(/\)$/, ''))})`)
    return finite.kind === 'color' ? hex({ ...finite, l: lightnessOf(finite.l) }) : 'gray'
  }
  const digits = text.replace(/[^0-9a-f]/g, '')
  if (/^#|^[0-9a-f]{3,8}$/.test(text) && digits.length >= 3) {
    return `#${digits.length < 6 ? digits.slice(0, 3) : digits.slice(0, 6)}`
  }
  return similarTo(text, Object.keys(keywords))
}

/** Valid texts near an invalid one: without markup, without invisible characters, shortened. */
export function nearestTexts(found: string, most: number): readonly string[] {
  const text = found.slice(0, 20 * mostCompared)
  const readable = visibleText(plainText(visibleText(text)))
  return [visibleText(text), plainText(text), readable].flatMap((near) => [
    near,
    firstCharacters(near, most, most).trim(),
  ])
}

/** Converts a text to lower-case words joined by hyphens, for ids and host names. */
export function toSlug(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 63)
      .replace(/^-+|-+$/g, '') || 'brand'
  )
}

const trimmedAddress = (text: string) =>
  text
    .slice(0, 4 * mostCompared)
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/[/?#:].*$/s, '')

/** The host name in a URL, or in a text with stray characters. */
export function nearestHost(text: string): string {
  const host = trimmedAddress(text)
  const reading = readDomain(host)
  if (reading.kind === 'domain') return reading.domain
  const labels = host
    .split('.')
    .filter((label) => /[a-z0-9]/.test(label))
    .map(toSlug)
  return labels.length > 1 ? labels.join('.') : `${labels.join('') || 'company'}.example`
}

/**
 * Valid domains near an invalid one: the host in the text, with another ending when it is local, then names
 * derived from the brand's id.
 */
export function nearestDomains(text: string, id: string, taken: ReadonlySet<string>) {
  const host = trimmedAddress(text).replace(/\.$/, '')
  const kind = readDomain(host).kind
  const near =
    kind === 'local' || kind === 'single'
      ? [`${toSlug(host.replace(/\.?localhost$/, '') || id)}.example`]
      : host === '' || kind === 'address' || kind === 'suffix'
        ? []
        : [nearestHost(text)]
  const isFree = (domain: string) =>
    readDomain(domain).kind === 'domain' && !taken.has(withoutWww(domain))
  const below = (ending: string) => ownDomains(id, ending, taken.size).find(isFree) ?? []
  return [
    ...near.filter(isFree),
    below(kind === 'suffix' ? host : 'example'),
    below('example'),
  ].flat()
}

/** Domains derived from an id, one more than are taken. */
function* ownDomains(id: string, ending: string, taken: number): Generator<string, undefined> {
  yield `${id}.${ending}`
  for (let at = 2; at <= taken + 2; at++) yield `${id.slice(0, 55)}-${at}.${ending}`
}

/** A free domain derived from the brand's id, with the public suffix of the given host. */
export function freeDomain(id: string, host: string, taken: ReadonlySet<string>): string {
  const isFree = (domain: string) => !taken.has(domain)
  const below = (ending: string) => ownDomains(id, ending, taken.size).find(isFree)
  return below(publicSuffixOf(host)) ?? `${id}.example`
}

/** The e-mail address in a text with spaces around `@`, or with `at` in its place. */
export function nearestEmail(text: string): string {
  const [name = '', host] = text.slice(0, 4 * mostCompared).split(/\s*@\s*|\s+at\s+/i)
  if (host === undefined) return 'care@company.example'
  const words = name
    .split('.')
    .filter((word) => /[a-z0-9]/i.test(word))
    .map(toSlug)
  return `${words.join('.') || 'care'}@${nearestHost(host)}`
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

/** Countries whose numbers have no trunk prefix, or keep it in international format. */
const withoutTrunk: ReadonlySet<string> = new Set(['DK', 'ES', 'IT', 'NO', 'PL', 'US'])

/** A telephone number in international format, by country. */
export function nearestPhone(text: string, country: string): string {
  const figures = text
    .slice(0, mostCompared)
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]+/g, ' ')
    .trim()
  if (figures.replace(/\D/g, '').length < 6) return `+${callingCodes[country] ?? '00'} 000 000 000`
  if (/^\+|^00/.test(figures)) return figures.replace(/^\+?0*\s*/, '+')
  const local = withoutTrunk.has(country) ? figures : figures.replace(/^0/, '')
  return `+${callingCodes[country] ?? '31'} ${local}`
}

/** An ISO 8601 timestamp from any date that can be parsed. */
export function nearestMoment(text: string): string {
  const moment = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : `${text} UTC`)
  return Number.isNaN(moment.getTime())
    ? '2024-03-18T09:00:00Z'
    : moment.toISOString().replace('.000', '')
}

const regionNames = new Intl.DisplayNames('en', { type: 'region' })
const countries: ReadonlyMap<string, string> = new Map(
  countryCodes.map((code) => [(regionNames.of(code) ?? code).toLowerCase(), code]),
)

/** Codes that people write for a country, and that are not assigned to it. */
const usualMistakes: Readonly<Record<string, string>> = {
  uk: 'GB',
  en: 'GB',
  el: 'GR',
  sp: 'ES',
}

/** The country code for a code in any case, or for an English country name. */
export function nearestCountry(text: string): string {
  const plain = text.trim().slice(0, mostCompared).toLowerCase()
  const code = usualMistakes[plain] ?? plain.toUpperCase()
  if (isCountryCode(code)) return code
  return countries.get(similarTo(plain, [...countries.keys()]) ?? '') ?? 'NL'
}
