import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import type { Brand } from '@bouquet/theme'
import { type ColorMove, colorMoves } from '@bouquet/theme/css'
import {
  brandPath,
  checkNewBrand,
  companyPath,
  isError,
  listCompanies,
  loadBrands,
} from '@bouquet/theme/load'
import { companySource, newBrandSource, withTradename } from '@bouquet/theme/new'
import { environment } from '../../environment.ts'
import { CommandError } from '../CommandError.ts'
import { describeColorMoves } from '../describeColorMoves.ts'
import { formatDiagnostic, paint, plain, print } from '../print.ts'
import { askBrand, readNames } from './askBrand.ts'
import { askCompany, type CompanyAnswer } from './askCompany.ts'
import { createAsker } from './asker.ts'
import { parseOptions } from './options.ts'
import { colorDepth, showPalette } from './showPalette.ts'
import { replaceFile, writeNewFile } from './writeNew.ts'

/**
 * Makes a brand: asks for what no option answers, checks the result in the folder, and writes its file, and that of
 * its company when it is new.
 * @throws CommandError when the file exists or would not be valid; nothing is written then
 */
export async function newBrand(domain: string, given: unknown, themes: string): Promise<void> {
  const options = parseOptions(given)
  const names = readNames(domain)
  const { path, name: file } = brandPath(themes, options.id ?? names.id)
  refuseExisting(path, file)
  const asker = createAsker(options)
  const { brands } = await loadBrands(themes)
  const { id, ...answers } = await askBrand(names, options, brands, asker)
  const company = await askCompany(
    options,
    {
      brandName: answers.name,
      domain: names.domain,
      existing: await listCompanies(themes),
      now: new Date(),
    },
    asker,
  )
  const source = newBrandSource({ ...answers, company: company.id })
  const companyText = await companyTextOf(company, answers.name, themes)
  const { brand, diagnostics } = await checkNewBrand(themes, id, {
    brand: source,
    company: companyText && { id: company.id, source: companyText.text },
  })
  for (const diagnostic of diagnostics) print.error(formatDiagnostic(diagnostic))
  if (!brand || diagnostics.some(isError))
    throw new CommandError(
      'brand_invalid',
      `${file} would not be valid.`,
      'Change the answers named above.',
      { details: { diagnostics: diagnostics.map(plain) } },
    )
  const written = await write({ path, file, source }, companyText)
  const colors = colorMoves(brand)
  if (options.json)
    print.json({ id, file, company: company.id, written, seeds: brand.seeds, colors })
  else report(brand, written, colors)
}

function refuseExisting(path: string, file: string): void {
  if (!existsSync(path)) return
  throw new CommandError(
    'brand_exists',
    `${file} exists, and is not overwritten.`,
    'Edit that file, or give another id by --id.',
  )
}

/** The text of the company's file, and how to write it; undefined when it can stay as it is. */
interface CompanyText {
  readonly path: string
  readonly file: string
  readonly text: string
  readonly isNew: boolean
}

async function companyTextOf(
  answer: CompanyAnswer,
  brandName: string,
  themes: string,
): Promise<CompanyText | undefined> {
  const { path, name: file } = companyPath(themes, answer.id)
  if (answer.kind === 'new') return { path, file, text: companySource(answer.company), isNew: true }
  const text = withTradename(await readFile(path, 'utf8'), brandName)
  return text === undefined ? undefined : { path, file, text, isNew: false }
}

interface NewFile {
  readonly path: string
  readonly file: string
  readonly source: string
}

/** Writes the company first, because a brand without one is not valid. @returns the files written */
async function write(
  { path, file, source }: NewFile,
  company: CompanyText | undefined,
): Promise<readonly string[]> {
  if (company?.isNew) await writeNewFile(company.path, company.text)
  try {
    await writeNewFile(path, source)
  } catch (error) {
    if (company?.isNew) await rm(company.path, { force: true })
    if (existsSync(path)) refuseExisting(path, file)
    throw error
  }
  // Last, so that a refused brand leaves the company of others as it was.
  if (company && !company.isNew) await replaceFile(company.path, company.text)
  return [...(company ? [company.file] : []), file]
}

function report(brand: Brand, written: readonly string[], colors: readonly ColorMove[]): void {
  print.line(showPalette(brand.seeds, brand.niche, colorDepth()))
  if (colors.length > 0) print.line('Colours that differ from the seeds:')
  for (const line of describeColorMoves(colors)) print.line(line)
  for (const file of written) print.line(`${paint('green', 'Wrote')} ${file}`)
  print.line(
    [
      '',
      `Company: ${brand.company.name} (${brand.company.id}), which now trades as ${brand.name} too.`,
      '',
      'Next:',
      `  npx bouquet check ${brand.id}`,
      `  npx bouquet build ${brand.id}     a server that runs does this by itself`,
      `  http://${brand.id}.localhost:${environment.PORT}`,
    ].join('\n'),
  )
}
