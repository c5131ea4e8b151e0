import { vars } from '@bouquet/theme/vars'
import type { CSSProperties, PropsWithChildren } from 'react'

const { border, color, radius, space } = vars

/** For callbacks of components that are only looked at. */
export function noop() {}

interface StackProps extends PropsWithChildren {
  readonly maxInlineSize?: string
}

/** As wide as the frame, one below the other. */
export function Stack({ maxInlineSize = '100%', children }: StackProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[3],
        inlineSize: '100%',
        maxInlineSize,
      }}
    >
      {children}
    </div>
  )
}

/** Beside each other. */
export function Row({ children }: PropsWithChildren) {
  return (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space[3],
      }}
    >
      {children}
    </div>
  )
}

/** For what is usually as wide as the window. */
export function Smaller({ children }: PropsWithChildren) {
  return <div style={{ zoom: 0.6, inlineSize: '100%' }}>{children}</div>
}

/** A small window: what is fixed to the window is fixed to it. */
export function SmallWindow({ children, ...style }: PropsWithChildren<CSSProperties>) {
  return (
    <div
      style={{
        contain: 'paint',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space[3],
        inlineSize: '100%',
        padding: space[4],
        border: `${border.width} solid ${color.border.subtle}`,
        borderRadius: radius.card,
        background: color.surface.raised,
        ...style,
      }}
    >
      {children}
    </div>
  )
}
