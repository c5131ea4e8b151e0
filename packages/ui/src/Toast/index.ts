export { type ToastMessage, ToastRegion, type ToastRegionProps } from './ToastRegion.tsx'
export { useToasts } from './useToasts.ts'
