import type { Niche } from '@bouquet/contract'
import type { Brand } from '../brand/brand.schema.ts'
import type { LanderName } from '../brand/landers.ts'

/** The landers of a brand whose file names none, the one that suits its niche best first. */
const names: Readonly<Record<Niche, readonly LanderName[]>> = {
  general: [
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
  mature: [
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
  casual: [
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
  'men-seeking-men': [
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
  'women-seeking-women': [
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
  kink: [
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
  'shared-interests': [
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
