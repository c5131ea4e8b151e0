export { ToastRegion as default } from '@bouquet/ui/Toast'
