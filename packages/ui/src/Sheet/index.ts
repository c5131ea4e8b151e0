export { Sheet, type SheetProps, type SheetSize } from './Sheet.tsx'
