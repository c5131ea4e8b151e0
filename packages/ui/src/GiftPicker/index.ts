export { type GiftOption, GiftPicker, type GiftPickerProps } from './GiftPicker.tsx'
