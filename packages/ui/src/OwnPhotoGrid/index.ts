export { OwnPhotoGrid, type OwnPhotoGridProps } from './OwnPhotoGrid.tsx'
export type { OwnPhoto, OwnPhotoLabels, OwnPhotoState } from './ownPhoto.types.ts'
