export { Chip, type ChipProps } from './Chip.tsx'
export { ChipList, type ChipListItem, type ChipListProps } from './ChipList.tsx'
