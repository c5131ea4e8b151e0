export { type ToastMessage, ToastRegion, type ToastRegionProps, useToasts } from './Toast.tsx'
