export type { ButtonSize, ButtonVariant } from './Button.css.ts'
export {
  Button,
  type ButtonProps,
  type ButtonTone,
} from './Button.tsx'
