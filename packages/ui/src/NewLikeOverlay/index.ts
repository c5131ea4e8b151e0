export { NewLikeOverlay, type NewLikeOverlayProps } from './NewLikeOverlay.tsx'
