export { ToastRegion, type ToastRegionProps } from './Toast.tsx'
export {
  createToastQueue,
  type ToastContent,
  type ToastMessage,
  type ToastQueue,
} from './toastQueue.ts'
