export { Popover } from './Popover.tsx'
export type { PopoverProps } from './popover.types.ts'
