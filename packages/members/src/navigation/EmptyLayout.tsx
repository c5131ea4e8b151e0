import { Outlet } from '@tanstack/react-router'
import { PlainFrame } from './PlainFrame.tsx'

/** The brand's name, the language and one task. */
export function EmptyLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  )
}
