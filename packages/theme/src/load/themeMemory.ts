import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { pid } from 'node:process'
import { z } from 'zod'
import type { Brand } from '../brand/brand.schema.ts'
import type { Diagnostic } from './diagnostics.ts'
import { fileStamp } from './fileStamp.ts'
import { brandPath, companyPath, logoPath, type ThemeFolder } from './themeFile.ts'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const knownBrandSchema = z.object({
  stamp: z.string(),
  /** Stamp of the company's file. */
  company: z.string(),
  /** Stamps of the files of its own fonts, by path. */
  fonts: z.record(z.string(), z.string()),
  /** Stamps of the SVG files that it names, by their names. */
  logos: z.record(z.string(), z.string()),
  /** See `Claim`. */
  hosts: z.array(z.string()).readonly(),
  added: z.string(),
  /** Not checked again: this module has written it, with the same code. */
  brand: z.custom<Brand>(isObject),
  diagnostics: z.array(z.custom<Diagnostic>(isObject)).readonly(),
})

const memorySchema = z.object({
  version: z.string(),
  brands: z.record(z.string(), knownBrandSchema),
  companies: z.record(z.string(), z.string()),
})

/** A valid brand whose files have not changed since it was loaded. */
export type KnownBrand = z.infer<typeof knownBrandSchema>

/** Where the brands of a themes folder are remembered between runs. */
export interface MemoryPlace {
  /** Absolute path of the file. */
  readonly file: string
  /** Version of the code that checks brands; another version remembers nothing of this one. */
  readonly version: string
}

/** Valid brands and companies of a themes folder by id, as far as their files are unchanged. */
export interface ThemeMemory {
  readonly brands: ReadonlyMap<string, KnownBrand>
  readonly companies: ReadonlySet<string>
  /** Stamps of all files that have one. */
  readonly stamps: Stamps
}

interface Stamps {
  readonly brands: ReadonlyMap<string, string>
  readonly companies: ReadonlyMap<string, string>
}

export const nothingKnown: ThemeMemory = {
  brands: new Map(),
  companies: new Set(),
  stamps: { brands: new Map(), companies: new Map() },
}

/** What is remembered of a folder. Brands with errors are not, so that they are explained anew each time. */
export function recall(folder: ThemeFolder, place: MemoryPlace): ThemeMemory {
  const { directory } = folder
  const now = Date.now()
  const stamps = {
    brands: stampsOf(folder.brands, (id) => fileStamp(brandPath(directory, id).path, now)),
    companies: stampsOf(folder.companies, (id) => fileStamp(companyPath(directory, id).path, now)),
  }
  const { brands, companies } = readMemory(place)
  return {
    stamps,
    brands: new Map(
      Object.entries(brands).filter(
        ([id, { stamp, company, brand, fonts, logos }]) =>
          stamps.brands.get(id) === stamp &&
          stamps.companies.get(brand.company.id) === company &&
          Object.entries(fonts).every(([path, known]) => fileStamp(path, now) === known) &&
          Object.entries(logos).every(
            ([name, known]) => fileStamp(logoPath(directory, name).path, now) === known,
          ),
      ),
    ),
    companies: new Set(
      Object.entries(companies).flatMap(([id, stamp]) =>
        stamps.companies.get(id) === stamp ? [id] : [],
      ),
    ),
  }
}

const stampsOf = (ids: readonly string[], stampOf: (id: string) => string | null) =>
  new Map(
    ids.flatMap((id) => {
      const stamp = stampOf(id)
      return stamp === null ? [] : [[id, stamp] as const]
    }),
  )

function readMemory({ file, version }: MemoryPlace) {
  try {
    const memory = memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')))
    if (memory.version === version) return memory
  } catch {
    // A missing or damaged file only means that everything is read again.
  }
  return { brands: {}, companies: {} }
}

/** Replaces what is remembered. */
export function remember(
  brands: ReadonlyMap<string, KnownBrand>,
  companies: ReadonlyMap<string, string>,
  { file, version }: MemoryPlace,
): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${pid}`
  const memory = {
    version,
    brands: Object.fromEntries(brands),
    companies: Object.fromEntries(companies),
  }
  writeFileSync(part, JSON.stringify(memory))
  renameSync(part, file)
}
