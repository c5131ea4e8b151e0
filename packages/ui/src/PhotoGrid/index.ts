export { OwnPhotoGrid, type OwnPhotoGridProps } from './OwnPhotoGrid.tsx'
export type { OwnPhoto, OwnPhotoState, OwnPhotoTexts } from './own.types.ts'
export { type GridPhoto, PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx'
