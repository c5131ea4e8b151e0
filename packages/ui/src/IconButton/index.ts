export type { IconButtonSize, IconButtonVariant } from './IconButton.css.ts'
export {
  IconButton,
  type IconButtonProps,
  type IconButtonTone,
} from './IconButton.tsx'
