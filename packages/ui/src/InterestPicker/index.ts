export { InterestList, type InterestListProps } from './InterestList.tsx'
export { type InterestOption, InterestPicker, type InterestPickerProps } from './InterestPicker.tsx'
