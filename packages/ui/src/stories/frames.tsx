import type { Decorator } from '@storybook/react-vite'

/** Container as wide as the narrowest phone. */
export const narrow: Decorator = (Story) => (
  <div style={{ inlineSize: '288px', maxInlineSize: '100%' }}>
    <Story />
  </div>
)

export const column: Decorator = (Story) => (
  <div style={{ maxInlineSize: '32rem' }}>
    <Story />
  </div>
)

export const row: Decorator = (Story) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' }}>
    <Story />
  </div>
)
