import { Badge } from '@bouquet/ui/Badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import OctagonAlert from 'lucide-react/icons/octagon-alert'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

const icons = {
  success: <CircleCheck size="1em" />,
  warning: <TriangleAlert size="1em" />,
  danger: <OctagonAlert size="1em" />,
  neutral: <CircleMinus size="1em" />,
} as const

interface StateBadgeProps {
  readonly tone: keyof typeof icons
  readonly children: ReactNode
}

/** A state in words, with an icon and a colour. */
export function StateBadge({ tone, children }: StateBadgeProps) {
  return (
    <Badge variant="soft" tone={tone} icon={icons[tone]}>
      {children}
    </Badge>
  )
}
