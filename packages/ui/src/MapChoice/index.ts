export { MapChoice, type MapChoiceProps, type MapRegion } from './MapChoice.tsx'
