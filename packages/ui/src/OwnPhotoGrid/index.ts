export { OwnPhotoGrid, type OwnPhotoGridProps } from './OwnPhotoGrid.tsx'
export type { OwnPhoto, OwnPhotoLabels, OwnPhotoOrder, OwnPhotoState } from './ownPhoto.types.ts'
