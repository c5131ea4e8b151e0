export { LockedPhoto, type LockedPhotoProps } from './LockedPhoto.tsx'
