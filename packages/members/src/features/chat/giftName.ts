import { type GiftName, isGiftName } from '@bouquet/ui/GiftIcon'

/** The drawing of a gift; null for one that is newer than this page. */
export function giftNameOf(id: string): GiftName | null {
  return isGiftName(id) ? id : null
}
