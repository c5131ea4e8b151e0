import { clsx } from 'clsx'
import type { RootProps } from '../internal/props.ts'
import { drawing, wash } from './GiftIcon.css.ts'
import { type GiftName, giftDrawings } from './giftDrawings.ts'

export interface GiftIconProps extends RootProps<SVGSVGElement> {
  readonly name: GiftName
  readonly size?: string | number | undefined
}

/** Whether a drawing exists for this id. An outdated page may lack newer gifts. */
export function isGiftName(id: string): id is GiftName {
  return Object.hasOwn(giftDrawings, id)
}

/** Icon of a gift. Decorative: its name is shown beside it. */
export function GiftIcon({ name, size = '3rem', className, ...rest }: GiftIconProps) {
  const { wash: fill, lines } = giftDrawings[name]
  return (
    <svg
      {...rest}
      className={clsx(drawing, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-gift={name}
    >
      <path className={wash} d={fill} />
      {lines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}
