export {
  IconButton,
  type IconButtonProps,
  type IconButtonSize,
  type IconButtonTone,
  type IconButtonVariant,
} from './IconButton.tsx'
