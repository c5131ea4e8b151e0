import { people } from '@bouquet/portraits'
import { renderExample } from '../src/assets/portraits.ts'

/** Draws all portraits that brands share, as they are on a machine that has built sites before. */
export async function drawPortraits(): Promise<void> {
  for (const person of people) await renderExample({ person, name: person.key, interests: [] })
}
