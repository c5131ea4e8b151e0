export { OwnPhotoGrid, type OwnPhotoGridProps } from './OwnPhotoGrid.tsx'
export type { OwnPhoto, OwnPhotoState } from './ownPhoto.types.ts'
