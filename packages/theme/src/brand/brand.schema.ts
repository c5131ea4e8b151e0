import {
  type companySchema,
  featureSettingsSchema,
  localeCodes,
  localeSchema,
  nicheSchema,
} from '@bouquet/contract'
import { z } from 'zod'
import { readColour } from '../color/colour.ts'
import { solidPaths } from '../contract/colourPaths.ts'
import { overrideFaults } from '../derive/overrideFaults.ts'
import { normalizeDomain, readDomain } from './domain.ts'
import { landerNames } from './landers.ts'
import { logoSchema } from './logo.ts'
import { type BrandLook, lookSchema } from './look.ts'
import { words } from './text.ts'

/** Version of the brand file format. */
export const brandFormat = 1

/** Any opaque CSS colour; read in OKLCH. It is kept where it reads well, else its nearest lightness. */
const colour = z
  .string()
  .refine((text) => readColour(text) !== null, { params: { rule: 'colour' } })

const slug = z
  .string()
  .max(63)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** A public host name, in the form in which host names are compared. */
const domain = z
  .string()
  .overwrite(normalizeDomain)
  .refine((text) => readDomain(text).kind === 'domain', { params: { rule: 'domain' } })

/** What a brand's own words may replace, for each language; everything else comes from its niche. */
const copySchema = z
  .strictObject({ title: words(2, 70), description: words(2, 160), promise: words(2, 90) })
  .partial()

const look = lookSchema.shape

/** Colours of the brand's own in place of derived ones, by mode and by the token's name. */
const overridesSchema = z.partialRecord(
  look.mode.shape.preferred,
  z.partialRecord(z.enum(solidPaths), colour),
)

const plainFileSchema = z.strictObject({
  /** Where an editor finds the schema of the file. */
  $schema: z.string().optional(),
  format: z.literal(brandFormat).default(brandFormat),
  name: words(2, 40),
  /** Host names that belong to the brand, the canonical one first. */
  domains: z.array(domain).min(1),
  niche: nicheSchema,
  language: localeSchema.default('en'),
  /** Name of a file in `themes/companies/`. */
  company: slug,
  seeds: z.strictObject({ primary: colour, secondary: colour, neutral: colour }),
  overrides: overridesSchema.optional(),
  type: look.type.partial().optional(),
  density: look.density.optional(),
  shape: look.shape.partial().optional(),
  motion: look.motion.optional(),
  mode: look.mode.partial().optional(),
  art: look.art.optional(),
  logo: logoSchema.optional(),
  /** Landers that the brand offers, each with the slugs of its variants. */
  landers: z
    .partialRecord(z.enum(landerNames), z.array(slug))
    .prefault({ tinderswipe: [], gallery: [] }),
  copy: z.partialRecord(z.enum(localeCodes), copySchema).prefault({}),
  mailName: words(2, 40).optional(),
  settings: z.strictObject(featureSettingsSchema.partial().shape).prefault({}),
})

/** Content of one `themes/<id>.theme.jsonc`. Required keys are few; the rest have defaults by niche. */
export const brandFileSchema = plainFileSchema.superRefine(({ seeds, overrides = {} }, context) => {
  if (context.issues.length > 0) return
  for (const mode of look.mode.shape.preferred.options) {
    const stated = overrides[mode]
    if (stated === undefined) continue
    for (const { path, ...params } of overrideFaults(seeds, stated, mode)) {
      context.addIssue({ code: 'custom', path: ['overrides', mode, path], params })
    }
  }
})

export type BrandFile = z.input<typeof brandFileSchema>

type Checked = z.output<typeof brandFileSchema>

/** A checked brand with every default filled in: the only form in which the rest of the product sees one. */
export type Brand = Omit<
  Checked,
  keyof BrandLook | '$schema' | 'settings' | 'company' | 'mailName'
> &
  BrandLook & {
    /** The file's stem, as in `amberline`; also its address on a developer's machine, `amberline.localhost`. */
    readonly id: string
    readonly mailName: string
    readonly settings: z.infer<typeof featureSettingsSchema>
    readonly company: z.infer<typeof companySchema> & { readonly id: string }
  }
