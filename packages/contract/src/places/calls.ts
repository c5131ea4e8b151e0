import { z } from 'zod'
import { callOf } from '../core/call.ts'
import { countrySchema } from '../core/money.ts'
import { geocodeQuerySchema, geocodeSchema, regionDataSchema, townsQuerySchema } from './schema.ts'

const call = callOf('places')

/** Regions, towns and the country of a visitor. */
export const placeCalls = {
  regions: call({
    method: 'GET',
    path: '/api/regions.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Regions of a country, or of every country that the brand serves.',
    query: z.object({ country: countrySchema.optional() }),
    answer: z.object({
      /** The country that was asked for. */
      country: countrySchema.nullable(),
      /** Names without duplicates. */
      regions: z.array(z.string()),
      region_data: regionDataSchema,
    }),
  }),
  geocode: call({
    method: 'GET',
    path: '/api/geocode.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'The town nearest to a point, from data of our own; false when there is none.',
    query: geocodeQuerySchema,
    answer: geocodeSchema,
  }),
  towns: call({
    method: 'GET',
    path: '/api/towns.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Towns of a country whose name starts with some letters, the largest first.',
    query: townsQuerySchema,
    answer: z.object({ towns: z.array(z.string()) }),
  }),
  selectCountry: call({
    method: 'PUT',
    path: '/api/country.php',
    access: 'visitor',
    repeatable: true,
    purpose: 'Corrects the country that the address suggests; null takes the correction back.',
    body: z.object({ country: countrySchema.nullable() }),
    answer: z.object({ country: countrySchema.nullable() }),
  }),
} as const
