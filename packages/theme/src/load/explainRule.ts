import { type DomainReading, readDomain } from '../brand/domain.ts'
import { isFontFile } from '../brand/fontFile.ts'
import { mostElongated } from '../brand/logo.ts'
import { parseCssColor } from '../color/color.ts'
import { valueAt } from './contentPaths.ts'
import { type Explanation, type IssueContext, setTo } from './explanation.ts'
import { elongation, logoProblem } from './logoProblem.ts'
import { nearestColor, nearestCountry, nearestDomains, nearestTexts } from './nearest.ts'
import { escapedJson, quote } from './quote.ts'
import { sampleAt, takenBeside } from './sampleValues.ts'

type Path = Explanation['path']

const mostText = 160

const country = (
  path: Path,
  found: string,
  { content, fileContext }: IssueContext,
): Explanation => ({
  code: 'BRAND-17',
  path,
  facts: { found: quote(found), allowed: 'the code of a country (ISO 3166)' },
  fixes: setTo(path, [nearestCountry(found), sampleAt(fileContext, content, path)]),
})

const color = (path: Path, found: string, { content, fileContext }: IssueContext): Explanation => ({
  code: parseCssColor(found).kind === 'infinite' ? 'BRAND-27' : 'BRAND-15',
  path,
  facts: { found: quote(found) },
  fixes: setTo(path, [nearestColor(found), sampleAt(fileContext, content, path)]),
})

const unownable: Readonly<Record<Exclude<DomainReading['kind'], 'domain' | 'malformed'>, string>> =
  {
    address: 'an IP address',
    local: 'a name that only this machine knows',
    single: 'a single word',
    suffix: 'an ending below which names are registered',
  }

const domain = (path: Path, found: string, { content, fileContext }: IssueContext): Explanation => {
  const { kind } = readDomain(found)
  const taken = takenBeside(fileContext, content, path.at(-1))
  const fixes = setTo(path, nearestDomains(found, fileContext.id, taken).slice(0, 3))
  return kind === 'malformed' || kind === 'domain'
    ? { code: 'BRAND-17', path, facts: { found: quote(found), allowed: 'a host name' }, fixes }
    : { code: 'BRAND-24', path, facts: { found: quote(found), allowed: unownable[kind] }, fixes }
}

const text = (
  rule: 'markup' | 'invisible' | 'blank',
  path: Path,
  found: string,
  { content, fileContext }: IssueContext,
): Explanation => {
  const fixes = setTo(path, [
    ...nearestTexts(found, mostText),
    sampleAt(fileContext, content, path),
  ])
  const facts = { found: quote(found) }
  if (rule === 'markup') return { code: 'BRAND-16', path, facts, fixes }
  if (rule === 'invisible') return { code: 'BRAND-25', path, facts, fixes }
  const allowed = 'at least 2 characters that can be seen'
  return { code: 'BRAND-14', path, facts: { ...facts, allowed }, fixes }
}

const proportion = (path: Path, logo: unknown): Explanation => {
  const { found, long, fixes } = elongation(path, logo)
  const side = (value: unknown) => {
    const fix = fixes.find((each) => each.kind === 'set' && each.value === value)
    return `${escapedJson(fix?.path.at(-1) ?? long)}: ${value}`
  }
  const facts = { found, allowed: String(mostElongated), nearest: side }
  return { code: 'BRAND-19', path: [...path, long], facts, fixes }
}

const drawing = (path: Path, { content }: IssueContext): Explanation => {
  const around = path.slice(0, -1)
  const { found, fixes, nearest } = logoProblem(around, Object(valueAt(content, around)))
  const facts = nearest === undefined ? { found } : { found, nearest: () => nearest }
  return { code: 'BRAND-26', path, facts, fixes }
}

/** A name that leads elsewhere, or is not that of a WOFF2 file. */
const fontFile = (path: Path, found: string): Explanation => {
  const facts = { found: quote(found) }
  const last = found.split(/[\\/]/).at(-1) ?? ''
  return last === found
    ? { code: 'FONT-03', path, facts, fixes: [] }
    : { code: 'FONT-02', path, facts, fixes: setTo(path, isFontFile(last) ? [last] : []) }
}

const family = (path: Path, found: string, { content, fileContext }: IssueContext): Explanation => {
  const plain = found.replace(/[^\p{L}\p{N} -]/gu, '').trim()
  const own = `${String(sampleAt(fileContext, content, ['name']))} ${String(path.at(-2))}`
  const fixes = setTo(path, [plain, `${plain} Own`, own])
  return { code: 'FONT-08', path, facts: { found: quote(found) }, fixes }
}

const proposedBy = (chooseFix: unknown): unknown =>
  typeof chooseFix === 'function' ? chooseFix() : undefined

/** Explains a custom rule, identified by the `rule` in the issue's params, and suggests fixes. */
export function explainRule(
  params: Readonly<Record<string, unknown>>,
  path: Path,
  context: IssueContext,
): Explanation {
  const { rule } = params
  const found = valueAt(context.content, path)
  switch (rule) {
    case 'contrast':
    case 'states':
      return {
        path,
        ...pairMessage(params, found, String(path.at(-2))),
        fixes: setTo(path, [proposedBy(params['nearest'])]),
      }
    case 'proportion':
      return proportion(path, found)
    case 'path':
    case 'commands':
    case 'empty':
    case 'box':
      return drawing(path, context)
    case 'fontFile':
      return fontFile(path, String(found))
    case 'family':
      return family(path, String(found), context)
    case 'country':
      return country(path, String(found), context)
    case 'color':
      return color(path, String(found), context)
    case 'domain':
      return domain(path, String(found), context)
    default:
      return text(
        rule === 'invisible' || rule === 'blank' ? rule : 'markup',
        path,
        String(found),
        context,
      )
  }
}

type Finding = Pick<Explanation, 'code' | 'facts'>

/** Explains an override that makes two colours hard to distinguish. */
const pairMessage = (
  { rule, one, other, measured, least }: Readonly<Record<string, unknown>>,
  found: unknown,
  mode: string,
): Finding => {
  const figure = Math.floor(Number(measured) * 1000) / 1000
  const facts = (pair: string) => ({
    found: `${quote(found)} ${pair} in ${mode} mode`,
    allowed: String(least),
  })
  return rule === 'contrast'
    ? { code: 'BRAND-22', facts: facts(`${one} on ${other} has a contrast of ${figure}:1`) }
    : { code: 'BRAND-23', facts: facts(`${one} and ${other} lie ${figure} apart in OKLab`) }
}
