export { Slider, type SliderProps } from './Slider.tsx'
export type { SliderRange } from './sliderValues.ts'
