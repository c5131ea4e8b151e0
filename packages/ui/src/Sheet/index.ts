export type { SheetSize } from './Sheet.css.ts'
export { Sheet, type SheetProps } from './Sheet.tsx'
