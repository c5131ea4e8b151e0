export { GiftIcon, type GiftIconProps, isGiftName } from './GiftIcon.tsx'
export { type GiftName, giftDrawings } from './giftDrawings.ts'
