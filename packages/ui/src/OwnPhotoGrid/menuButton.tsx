import Ellipsis from 'lucide-react/icons/ellipsis'
import type { IconButtonProps } from '../IconButton/index.ts'

/** The button looks the same before and after its menu loads. */
export const menuButton = {
  variant: 'onPhoto',
  icon: <Ellipsis size="1em" />,
  'aria-haspopup': 'menu',
} satisfies Partial<IconButtonProps>
