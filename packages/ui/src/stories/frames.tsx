import type { Decorator } from '@storybook/react-vite'
import type { CSSProperties } from 'react'

/** A frame around a story. A sheet of states places its cells itself. */
export function framed(style: CSSProperties): Decorator {
  return (Story, { parameters }) =>
    parameters['isStateSheet'] === true ? (
      <Story />
    ) : (
      <div style={style}>
        <Story />
      </div>
    )
}

/** Container as wide as the narrowest phone. */
export const narrow = framed({ inlineSize: '288px', maxInlineSize: '100%' })

export const column = framed({ maxInlineSize: '32rem' })

export const row = framed({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  alignItems: 'center',
})
