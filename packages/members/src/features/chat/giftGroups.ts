import type { GiftName } from '@bouquet/ui/GiftIcon'

export type GiftGroup = 'flowers' | 'treats' | 'keepsakes'

/** Where each gift stands in the choice. */
export const giftGroups: Readonly<Record<GiftName, GiftGroup>> = {
  sunflower: 'flowers',
  rose: 'flowers',
  tulip: 'flowers',
  daisy: 'flowers',
  peony: 'flowers',
  lavender: 'flowers',
  bouquet: 'flowers',
  coffee: 'treats',
  cake: 'treats',
  chocolate: 'treats',
  book: 'keepsakes',
  letter: 'keepsakes',
  ticket: 'keepsakes',
  record: 'keepsakes',
  candle: 'keepsakes',
  seashell: 'keepsakes',
  star: 'keepsakes',
  kite: 'keepsakes',
  teddy: 'keepsakes',
  clover: 'keepsakes',
}
