export { type GridPhoto, PhotoGrid, type PhotoGridProps } from './PhotoGrid.tsx'
