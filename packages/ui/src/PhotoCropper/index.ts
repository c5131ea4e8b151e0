export { type PhotoCrop, PhotoCropper, type PhotoCropperProps } from './PhotoCropper.tsx'
