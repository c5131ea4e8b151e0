export { MapChoice, type MapChoiceProps } from './MapChoice.tsx'
export type { MapRegion } from './MapShapes.tsx'
