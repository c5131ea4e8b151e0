import type { Niche } from '@bouquet/contract'
import type { Brand } from '../brand/brand.schema.ts'
import type { LanderName } from '../brand/landers.ts'

/** The landers of a brand whose file names none, the one that suits its niche best first. */
const names: Readonly<Record<Niche, readonly LanderName[]>> = {
  1: [
    'tinderswipe',
    'gallery',
    'collagelanding',
    'maplanding',
    'socialnetwork',
    'iconslanding',
    'alonetonight',
    'transitionsvideolanding',
    'video',
  ],
  2: [
    'transitionsvideolanding',
    'gallery',
    'alonetonight',
    'maplanding',
    'iconslanding',
    'collagelanding',
    'socialnetwork',
    'video',
    'tinderswipe',
  ],
  3: [
    'tinderswipe',
    'alonetonight',
    'video',
    'gallery',
    'collagelanding',
    'maplanding',
    'transitionsvideolanding',
    'socialnetwork',
    'iconslanding',
  ],
  4: [
    'gallery',
    'tinderswipe',
    'maplanding',
    'video',
    'collagelanding',
    'socialnetwork',
    'transitionsvideolanding',
    'iconslanding',
    'alonetonight',
  ],
  5: [
    'collagelanding',
    'gallery',
    'iconslanding',
    'transitionsvideolanding',
    'socialnetwork',
    'maplanding',
    'tinderswipe',
    'alonetonight',
    'video',
  ],
  6: [
    'video',
    'transitionsvideolanding',
    'gallery',
    'maplanding',
    'collagelanding',
    'tinderswipe',
    'iconslanding',
    'alonetonight',
    'socialnetwork',
  ],
  7: [
    'iconslanding',
    'maplanding',
    'gallery',
    'socialnetwork',
    'tinderswipe',
    'collagelanding',
    'transitionsvideolanding',
    'alonetonight',
    'video',
  ],
}

export const nicheLanders = (niche: Niche): Brand['landers'] =>
  Object.fromEntries(names[niche].map((name) => [name, {}]))
