export {
  type Icebreaker,
  IcebreakerPicker,
  type IcebreakerPickerProps,
} from './IcebreakerPicker.tsx'
