export { OwnPhotoGrid, type OwnPhotoGridProps } from './OwnPhotoGrid.tsx'
export type { OwnPhoto, OwnPhotoState, OwnPhotoTexts } from './ownPhoto.types.ts'
