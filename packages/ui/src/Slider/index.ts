export { Slider, type SliderProps, type SliderRange } from './Slider.tsx'
