import { z } from 'zod'
import { countrySchema } from '../core/money.schema.ts'

/** The town nearest to a point; `region` as in regions.php, null when unknown. */
export const placeSchema = z.object({
  country: countrySchema,
  region: z.string().nullable(),
  city: z.string(),
})
export type Place = z.infer<typeof placeSchema>

export const geocodeQuerySchema = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
})

/** False when there is no town nearby. */
export const geocodeSchema = z.object({ geocode: z.union([placeSchema, z.literal(false)]) })

/** A town of towns.php. */
export const townSchema = z.object({
  city: z.string(),
  /** As in regions.php; null when unknown. */
  region: z.string().nullable(),
})
export type Town = z.infer<typeof townSchema>

/** Query of towns.php: the letters that a name starts with. */
export const townsQuerySchema = z.object({
  country: countrySchema,
  starts: z.string().trim().min(2).max(80),
})

/** Regions by country code, in the country's own language, in alphabetical order. */
export const regionDataSchema = z.record(countrySchema, z.array(z.string()))
