import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

const info = <Info size="1.3em" />

/** The icon of each tone, since colour alone does not tell a warning from a success. */
export const toneIcons = {
  neutral: info,
  info,
  success: <CircleCheck size="1.3em" />,
  warning: <TriangleAlert size="1.3em" />,
  danger: <OctagonAlert size="1.3em" />,
} as const satisfies Readonly<Record<string, ReactNode>>
