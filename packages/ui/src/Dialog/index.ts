export type { DialogSize } from './Dialog.css.ts'
export { Dialog, type DialogProps } from './Dialog.tsx'
