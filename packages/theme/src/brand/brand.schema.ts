import { type companySchema, type Locale, localeCodes } from '@bouquet/contract'
import { featureSettingsSchema, localeSchema, nicheSchema } from '@bouquet/contract/schemas'
import { z } from 'zod'
import { readColor } from '../color/color.ts'
import { solidPaths } from '../contract/colorPaths.ts'
import { overrideDiagnostics } from '../derive/overrideDiagnostics.ts'
import { normalizeDomain, readDomain } from './domain.ts'
import { haveOwnNames } from './fontFile.ts'
import { landerNames } from './landers.ts'
import { landerVariantSchema } from './landerVariant.ts'
import { logoSchema } from './logo.ts'
import { type LogoDrawings, logoFilesSchema } from './logoFiles.ts'
import { type BrandLook, lookSchema } from './look.ts'
import { textSchema } from './text.ts'

/** Version of the brand file format. */
export const brandFormat = 2

/** Any opaque CSS colour. Its lightness changes only where contrast requires it. */
const color = z.string().refine((text) => readColor(text) !== null, { params: { rule: 'color' } })

const slug = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A public host name, normalised for comparison. */
const domain = z
  .string()
  .overwrite(normalizeDomain)
  .refine((text) => readDomain(text).kind === 'domain', { params: { rule: 'domain' } })

/** Texts that a brand may set for each language; the others come from its niche. */
const copySchema = z
  .strictObject({
    title: textSchema(2, 70).describe('Title of the home page.'),
    description: textSchema(2, 160).describe('Description for search engines.'),
    promise: textSchema(2, 90).describe('First line of the home page.'),
  })
  .partial()

const look = lookSchema.shape

/** Colours that replace derived ones, by mode and token. */
const overridesSchema = z.partialRecord(
  look.mode.shape.preferred,
  z.partialRecord(z.enum(solidPaths), color),
)

const plainFileSchema = z.strictObject({
  $schema: z.string().optional().describe('Where an editor finds the schema of this file.'),
  format: z
    .literal(brandFormat)
    .default(brandFormat)
    .describe('Version of this description; the current one when absent.'),
  name: textSchema(2, 40).describe('Name that people read.'),
  domains: z
    .array(domain)
    .min(1)
    .describe('Public host names of the brand, the canonical one first.'),
  niche: nicheSchema.describe('What the brand is about; decides whatever this file leaves out.'),
  language: localeSchema
    .optional()
    .describe('Language of the domain for every visitor; the browser decides when absent.'),
  tlsSubdomains: z
    .boolean()
    .default(false)
    .describe(
      'Whether browsers that were here over TLS reach every subdomain of the domains over TLS alone, for a year.',
    ),
  company: slug.describe('Name of a file in companies/, without .company.jsonc.'),
  seeds: z
    .strictObject({
      primary: color.describe('Colour of the main action.'),
      secondary: color.describe('Colour of the second action.'),
      neutral: color.describe('Tint of the greys.'),
    })
    .describe('Opaque CSS colours from which every other is derived.'),
  overrides: overridesSchema
    .optional()
    .describe('Colours of its own in place of derived ones, by mode and name of the token.'),
  type: look.type.partial().optional().describe("Fonts and sizes; the niche's when absent."),
  density: look.density
    .optional()
    .describe("Space between and inside things; the niche's when absent."),
  shape: look.shape
    .partial()
    .optional()
    .describe("Corners, photo mask and borders; the niche's when absent."),
  motion: look.motion.optional().describe("Speed of transitions; the niche's when absent."),
  mode: look.mode.partial().optional().describe("Light or dark; the niche's when absent."),
  art: look.art
    .optional()
    .describe("Drawing behind pages and in the logo; the niche's when absent."),
  logo: z
    .union([logoSchema, logoFilesSchema])
    .optional()
    .describe("A drawing of its own in place of the art's symbol: one path, or SVG files."),
  landers: z
    .partialRecord(z.enum(landerNames), z.record(slug, landerVariantSchema))
    .optional()
    .describe(
      "Landers that the brand offers, each with its variants by slug; the niche's when absent.",
    ),
  copy: z
    .partialRecord(z.enum(localeCodes), copySchema)
    .prefault({})
    .describe("Words of its own, by language; the niche's when absent."),
  mailName: textSchema(2, 40)
    .optional()
    .describe('Name in the sender of its mails; the name when absent.'),
  settings: z
    .strictObject(featureSettingsSchema.partial().shape)
    .prefault({})
    .describe("Prices, limits and switches; the niche's when absent."),
})

/** Content of one `themes/<id>.theme.jsonc`. Few keys are required; the rest have defaults by niche. */
export const brandFileSchema = plainFileSchema.superRefine(
  ({ seeds, overrides = {}, type }, context) => {
    if (context.issues.length > 0) return
    if (!haveOwnNames(type)) {
      const path = ['type', 'text', 'family']
      context.addIssue({ code: 'custom', path, params: { rule: 'family' } })
    }
    for (const mode of look.mode.shape.preferred.options) {
      const stated = overrides[mode]
      if (stated === undefined) continue
      for (const { path, ...params } of overrideDiagnostics(seeds, stated, mode)) {
        context.addIssue({ code: 'custom', path: ['overrides', mode, path], params })
      }
    }
  },
)

export type BrandFile = z.input<typeof brandFileSchema>

type Checked = z.output<typeof brandFileSchema>

/** A validated brand with every default filled in, as used by the rest of the product. */
export type Brand = Omit<
  Checked,
  | keyof BrandLook
  | '$schema'
  | 'settings'
  | 'company'
  | 'mailName'
  | 'language'
  | 'landers'
  | 'logo'
> &
  BrandLook & {
    /**
     * The file name without its ending, for example `amberline`; also the local host, `amberline.localhost`.
     */
    readonly id: string
    readonly mailName: string
    /** One path in the colours of the brand, or drawings in their own colours. */
    readonly logo?: z.infer<typeof logoSchema> | LogoDrawings | undefined
    /** In the order in which the footer lists them; signup links lead to the first. */
    readonly landers: NonNullable<Checked['landers']>
    /** For whatever exists in one language only, such as the start page on a host of plain files. */
    readonly language: Locale
    /** The language in the brand's file; null when each visitor's browser decides. */
    readonly domainLanguage: Locale | null
    readonly settings: z.infer<typeof featureSettingsSchema>
    readonly company: z.infer<typeof companySchema> & { readonly id: string }
  }
