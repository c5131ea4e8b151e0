import { vars } from '@bouquet/theme/vars'
import { style } from '@vanilla-extract/css'

const { space } = vars

const soft = (towards: string) =>
  `linear-gradient(to ${towards}, transparent, #000 ${space[4]}, #000 calc(100% - ${space[4]}), transparent)`

/** Text over the brand's art: blurs the art behind it and keeps its colours. */
export const calm = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(${space[5]} * -1)`,
    zIndex: -1,
    backdropFilter: 'blur(20px)',
    maskImage: `${soft('right')}, ${soft('bottom')}`,
    maskComposite: 'intersect',
  },
})
