import { clsx } from 'clsx'
import type { Ref } from 'react'
import { drawing, wash } from './GiftIcon.css.ts'
import { type GiftName, giftDrawings } from './giftDrawings.ts'

export interface GiftIconProps {
  readonly name: GiftName
  readonly size?: string | number | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<SVGSVGElement> | undefined
}

/** Whether the catalogue has a gift of this id; an older page may lack a newer gift. */
export const isGiftName = (id: string): id is GiftName => Object.hasOwn(giftDrawings, id)

/** The drawing of one gift; its name stands beside it in words. */
export const GiftIcon = ({ name, size = '3rem', className, ...marks }: GiftIconProps) => {
  const { wash: fill, lines } = giftDrawings[name]
  return (
    <svg
      {...marks}
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
