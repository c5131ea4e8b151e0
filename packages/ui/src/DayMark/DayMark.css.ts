import { vars } from '@bouquet/theme/vars'
import { recipe } from '@vanilla-extract/recipes'
import { pill } from '../internal/pill.css.ts'

export type DayMarkVariant = 'day' | 'unread'

const { color, font, space } = vars

const line = { content: '""', flex: 1, borderBlockStart: '1px solid currentColor' }

const variants: Record<DayMarkVariant, object> = {
  day: {
    display: 'grid',
    justifyItems: 'center',
    paddingBlock: `${space[3]} ${space[4]}`,
  },
  unread: {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingInline: space[4],
    paddingBlock: `${space[2]} ${space[4]}`,
    color: color.primary.text,
    fontSize: font.size.xs,
    fontWeight: font.weight.bold,
    selectors: { '&::before, &::after': line },
  },
}

export const mark = recipe({
  base: { margin: 0, textAlign: 'center' },
  variants: { variant: variants },
})

export const textBlock = recipe({
  variants: {
    variant: { day: [pill, { background: color.surface.sunken }], unread: {} },
  },
})
