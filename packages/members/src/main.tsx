import { localeCodes } from '@bouquet/contract'
import * as z from 'zod/mini'
import { drawArea } from './app/drawArea.tsx'
import { readDrawnData } from './app/drawing/drawnData.ts'
import { takeOverArea } from './app/drawing/takeOverArea.tsx'

const json = z.pipe(
  z.string(),
  z.transform((text): unknown => JSON.parse(text)),
)

const shellSchema = z.object({
  brand: z.string(),
  name: z.string(),
  symbol: z.string(),
  locale: z.enum(localeCodes),
  logo: z.optional(
    z.pipe(
      json,
      z.object({
        pictures: z.array(z.object({ mode: z.enum(['light', 'dark']), src: z.string() })),
        width: z.number(),
        height: z.number(),
        saysName: z.boolean(),
      }),
    ),
  ),
  pages: z.pipe(
    json,
    z.array(z.object({ token: z.string(), title: z.string(), lang: z.string() })),
  ),
})

/** The element of the page that says what to draw, and for which brand and language. */
const place = document.getElementById('members-area')
if (place) {
  const { brand, name, symbol, logo, locale, pages } = shellSchema.parse({ ...place.dataset })
  const shell = { brand: { id: brand, name, symbol, logo, pages }, locale }
  const drawn = readDrawnData()
  void (drawn ? takeOverArea(place, shell, drawn) : drawArea(place, shell))
}
