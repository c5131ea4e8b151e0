import { z } from 'zod'
import type { SchemasOf } from '../core/call.schema.ts'
import { countrySchema } from '../core/money.schema.ts'
import type { placeCalls } from './calls.ts'
import {
  geocodeQuerySchema,
  geocodeSchema,
  regionDataSchema,
  townSchema,
  townsQuerySchema,
} from './schema.ts'

/** Requests and responses of {@link placeCalls}. */
export const placeCallSchemas = {
  regions: {
    purpose: 'Regions of a country, or of every country that the brand serves.',
    query: z.object({ country: countrySchema.optional() }),
    response: z.object({
      /** The country that was asked for. */
      country: countrySchema.nullable(),
      /** Names without duplicates. */
      regions: z.array(z.string()),
      region_data: regionDataSchema,
    }),
  },
  geocode: {
    purpose: 'The town nearest to a point, from data of our own; false when there is none.',
    query: geocodeQuerySchema,
    response: geocodeSchema,
  },
  towns: {
    purpose: 'Towns of a country whose name starts with some letters, the largest first.',
    query: townsQuerySchema,
    response: z.object({ towns: z.array(townSchema) }),
  },
  selectCountry: {
    purpose: 'Corrects the country that the address suggests; null takes the correction back.',
    body: z.object({ country: countrySchema.nullable() }),
    response: z.object({ country: countrySchema.nullable() }),
  },
} as const satisfies SchemasOf<typeof placeCalls>
