import { localeCodes } from '@bouquet/contract'
import * as z from 'zod/mini'
import { drawArea } from './app/drawArea.tsx'
import { readDrawnData } from './app/drawing/drawnData.ts'
import { takeOverArea } from './app/drawing/takeOverArea.tsx'

const shellSchema = z.object({
  brand: z.string(),
  name: z.string(),
  icon: z.string(),
  locale: z.enum(localeCodes),
  pages: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    z.array(z.object({ token: z.string(), title: z.string(), lang: z.string() })),
  ),
})

/** The element of the page that says what to draw, and for which brand and language. */
const place = document.getElementById('members-area')
if (place) {
  const { brand, name, icon, locale, pages } = shellSchema.parse({ ...place.dataset })
  const shell = { brand: { id: brand, name, icon, pages }, locale }
  const drawn = readDrawnData()
  void (drawn ? takeOverArea(place, shell, drawn) : drawArea(place, shell))
}
